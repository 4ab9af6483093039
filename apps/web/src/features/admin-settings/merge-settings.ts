import type { Settings, StoredSettings } from '@shop/shared';
import { mergedText } from '../../ui/feedback/merged-text';
import { SETTING_LABELS, textsOf, type SettingsTexts } from './settings-fields';

type SettingName = keyof Settings;

const isSettingName = (name: string): name is SettingName => Object.hasOwn(SETTING_LABELS, name);

const isSame = (one: string, other: string) => one.trim() === other.trim();

/**
 * Puts what was typed onto what somebody else has saved since the form was opened: a field that was left unchanged gets
 * the saved value.
 * @returns the form's new values, and a message that names the fields which both changed, with their saved values
 */
export function mergeSettings(typed: SettingsTexts, stored: StoredSettings) {
  const opened = textsOf(typed.openedWith);
  const saved = textsOf(stored);
  const merged = { ...saved };
  const clashes: string[] = [];
  for (const name of Object.keys(SETTING_LABELS).filter(isSettingName)) {
    if (isSame(typed[name], opened[name])) continue;
    merged[name] = typed[name];
    if (isSame(saved[name], opened[name]) || isSame(saved[name], typed[name])) continue;
    clashes.push(
      `${SETTING_LABELS[name]} (saved: ${saved[name] ? `“${saved[name]}”` : 'nothing'})`,
    );
  }
  const both = clashes.length > 0 ? ` You both changed: ${clashes.join(', ')}.` : '';
  return { merged, message: mergedText(stored) + both };
}
