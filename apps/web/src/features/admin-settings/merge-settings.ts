import type { StoredSettings } from '@shop/shared';
import { mergedText } from '../../ui/feedback/merged-text';
import { mergeFields } from '../../ui/forms/merge-fields';
import { SETTING_LABELS, SETTING_NAMES, textsOf, type SettingsTexts } from './settings-fields';

/** Puts what was typed onto what somebody else has saved, and says what became of it. */
export function mergeSettings(typed: SettingsTexts, stored: StoredSettings) {
  const saved = textsOf(stored);
  const opened = textsOf(typed.openedWith);
  const { merged, clashes } = mergeFields(SETTING_NAMES, { typed, opened, saved });
  const named = clashes.map((name) => [SETTING_LABELS[name], saved[name]] as const);
  return { merged, saved, message: mergedText({ by: stored.saved?.by, clashes: named }) };
}
