import type { SettingsDraft, StoredSettings } from '@shop/shared';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useConflict } from '../../ui/feedback/use-conflict';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import { notify } from '../../ui/messages/notify';
import { saveSettingsDraft } from './api/settings-draft';
import { loadSettings, useSaveSettings } from './api/settings';
import { mergeSettings, withDraft, withoutDraft } from './merge-settings';
import { openedTexts, settingsFormSchema, textsOf } from './settings-fields';
import { useAddressOfDraft, useDraftInAddress } from './use-draft-in-address';

/** What a save says of the draft that it replaces or publishes. */
const endingOf = (shown: SettingsDraft | undefined) => (shown ? { draft: shown.version } : {});

/** The form of the settings, which shows what is published or the draft, and what becomes of both. */
export function useSettingsForm(opened: StoredSettings, openedDraft: SettingsDraft | undefined) {
  const [stored, setStored] = useState(opened);
  const [draft, setDraft] = useState(openedDraft);
  const [note, setNote] = useState('');
  const { conflict, trySave, tryLoad } = useConflict();
  const save = useSaveSettings();
  const shownBefore = useDraftInAddress() ? openedDraft : undefined;
  const form = useSchemaForm({
    schema: settingsFormSchema,
    defaultValues: textsOf(opened, shownBefore),
    draft: 'settings',
    mergeDraft: (kept) =>
      mergeSettings(kept, opened, (kept.openedWith.draft ?? shownBefore) && openedDraft),
    staysOpen: true,
    save: ({ openedWith: { version, draft: shown }, ...fields }) =>
      trySave(async () => {
        const { settings, message } = await save({ ...fields, ...endingOf(shown), version });
        if (shown) setDraft(undefined);
        else if (draft) setDraft((await loadSettings()).draft);
        setStored(settings);
        form.setValue('openedWith', settings);
        notify.success(message);
      }),
  });
  const { draft: shown } = useWatch({
    control: form.controller('openedWith').control,
    name: 'openedWith',
  });
  useAddressOfDraft(shown !== undefined);

  /** Loads what somebody else has saved, and keeps what was changed here. */
  async function load(): Promise<string> {
    const { settings, draft: another } = await loadSettings();
    const typed = form.getValues();
    const { merged, saved, message } = mergeSettings(
      typed,
      settings,
      typed.openedWith.draft && another,
    );
    form.show(merged, saved);
    setStored(settings);
    setDraft(another);
    return message;
  }

  return {
    form,
    stored,
    draft,
    /** The draft that the fields show, which the next save publishes. */
    shown,
    /** Which fields differ from the draft that they were to show. */
    note,
    conflict,
    load: () => tryLoad(load),
    /** Fills the fields with the draft. What was typed stays. */
    showDraft: (found: SettingsDraft) => {
      const { merged, saved, note } = withDraft(form.getValues(), found);
      form.show(merged, saved);
      setNote(note);
    },
    /** One of its pictures was saved, which makes it another draft. */
    renewDraft: (renewed: SettingsDraft) => {
      setDraft(renewed);
      form.setValue('openedWith', { ...form.getValues().openedWith, draft: renewed });
    },
    /** The draft is no more. */
    endDraft: () => {
      setDraft(undefined);
      if (!shown) return;
      const { texts, saved } = withoutDraft(form.getValues());
      form.show(texts, saved);
    },
    /** Goes back to what the fields showed before what was typed. */
    discardTyped: () => {
      const before = openedTexts(form.getValues());
      form.draft.discard();
      form.show(before);
    },
    /** Keeps the fields as a draft, which they show from then on. */
    keepDraft: async () => {
      const sent = form.getValues();
      const { data } = settingsFormSchema.safeParse(sent);
      if (!data) {
        // A submit that can't succeed says what is wrong.
        await form.submit();
        return;
      }
      const { openedWith, ...fields } = data;
      const { version, draft: before } = openedWith;
      const kept = await trySave(() =>
        saveSettingsDraft({ ...fields, ...endingOf(before), version }),
      );
      const now = { openedWith: { ...openedWith, draft: kept } };
      form.show({ ...form.getValues(), ...now }, { ...sent, ...now });
      setDraft(kept);
      setNote('');
    },
  };
}
