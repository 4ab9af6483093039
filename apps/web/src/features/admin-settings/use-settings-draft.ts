import type { SettingsDraft, SettingsInput } from '@shop/shared';
import { useState } from 'react';
import { saveSettingsDraft } from './api/settings-draft';

/** The draft of the settings, and whether the form shows it, so that a save publishes it. */
export function useSettingsDraft(stored: SettingsDraft | undefined) {
  const [draft, setDraft] = useState(stored);
  const [isShown, setIsShown] = useState(false);

  /** The form shows this draft, or none any more. */
  function show(shown: SettingsDraft | undefined) {
    setDraft(shown);
    setIsShown(shown !== undefined);
  }

  return {
    draft,
    isShown,
    show,
    /** Where pictures are saved; undefined if they are published at once. */
    shown: isShown && draft ? { draft, onSaved: show } : undefined,
    /** Somebody else may have saved or ended it. */
    found: (now: SettingsDraft | undefined) => {
      setDraft(now);
      setIsShown((before) => before && now !== undefined);
    },
    /** What a save says of the draft that it publishes. */
    published: isShown && draft ? { draft: draft.version } : {},
    /** Keeps the settings in place of the draft. */
    keep: async (input: SettingsInput) =>
      show(await saveSettingsDraft({ ...input, ...(draft && { draft: draft.version }) })),
  };
}
