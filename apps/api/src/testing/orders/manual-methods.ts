import { DEFAULT_SETTINGS, type ManualMethod } from '@shop/shared';

/** The methods that a shop begins with, switched on, with these texts. */
export function offeredMethods(...texts: string[]): ManualMethod[] {
  return DEFAULT_SETTINGS.manualMethods.map((method, index) => ({
    ...method,
    text: texts[index] ?? '',
    isOn: index < texts.length,
  }));
}
