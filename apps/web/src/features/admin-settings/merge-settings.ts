import type { SettingsDraft, StoredSettings } from '@shop/shared';
import { ANOTHER_CHOICE, clashText, mergedText } from '../../ui/feedback/merged-text';
import { mergeFields } from '../../ui/forms/merge-fields';
import {
  openedTexts,
  SETTING_LABELS,
  SETTING_NAMES,
  textsOf,
  type SettingsTexts,
} from './settings-fields';

/** Puts what was typed onto what is stored now, or onto a draft of it, and says what became of it. */
export function mergeSettings(typed: SettingsTexts, stored: StoredSettings, draft?: SettingsDraft) {
  const saved = textsOf(stored, draft);
  const { merged, clashes } = mergeFields(SETTING_NAMES, {
    typed,
    opened: openedTexts(typed),
    saved,
  });
  const named = clashes.map((name) => [SETTING_LABELS[name], savedText(name, saved)] as const);
  return {
    merged,
    saved,
    clashes,
    message: mergedText({ by: stored.saved?.by, clashes: named }),
    note: clashText(named),
  };
}

/**
 * Takes the draft out of the form that shows it. What was typed stays in fields that the draft did not change; in the
 * others it was an edit of the draft.
 */
export function withoutDraft(typed: SettingsTexts) {
  const { merged, saved, clashes } = mergeSettings(typed, typed.openedWith);
  const published = Object.fromEntries(clashes.map((name) => [name, saved[name]]));
  return { texts: { ...merged, ...published }, saved };
}

/** Puts what was typed onto the draft, and names the fields for which the draft has something else. */
export function withDraft(typed: SettingsTexts, draft: SettingsDraft) {
  const { merged, saved, clashes } = mergeSettings(typed, typed.openedWith, draft);
  const names = clashes.map((name) => SETTING_LABELS[name]).join(', ');
  const note =
    names && `The draft has something else for what you typed: ${names}. Your text stays.`;
  return { merged, saved, note };
}

/** The form holds a list as a text that nobody reads. */
function savedText(name: (typeof SETTING_NAMES)[number], saved: SettingsTexts): string {
  return name === 'manualMethods' ? ANOTHER_CHOICE : saved[name];
}
