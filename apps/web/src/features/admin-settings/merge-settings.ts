import type { StoredSettings } from '@shop/shared';
import { ANOTHER_CHOICE, mergedText } from '../../ui/feedback/merged-text';
import { mergeFields } from '../../ui/forms/merge-fields';
import { SETTING_LABELS, SETTING_NAMES, textsOf, type SettingsTexts } from './settings-fields';

/** Puts what was typed onto what somebody else has saved, and says what became of it. */
export function mergeSettings(typed: SettingsTexts, stored: StoredSettings) {
  const saved = textsOf(stored);
  const opened = textsOf(typed.openedWith);
  const { merged, clashes } = mergeFields(SETTING_NAMES, { typed, opened, saved });
  const named = clashes.map((name) => [SETTING_LABELS[name], savedText(name, saved)] as const);
  return { merged, saved, message: mergedText({ by: stored.saved?.by, clashes: named }) };
}

/** The form holds a list as a text that nobody reads. */
function savedText(name: (typeof SETTING_NAMES)[number], saved: SettingsTexts): string {
  return name === 'manualMethods' ? ANOTHER_CHOICE : saved[name];
}
