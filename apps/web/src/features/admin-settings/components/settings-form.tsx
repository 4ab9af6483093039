import type { SettingsDraft, StoredSettings } from '@shop/shared';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { SaveConflict } from '../../../ui/feedback/save-conflict';
import { useConflict } from '../../../ui/feedback/use-conflict';
import { Button } from '../../../ui/forms/button';
import { RestoredDraft } from '../../../ui/drafts/restored-draft';
import { SaveBar } from '../../../ui/forms/save-bar';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { loadSettings, useSaveSettings } from '../api/settings';
import { mergeSettings } from '../merge-settings';
import { settingsFormSchema, textsOf } from '../settings-fields';
import { ShownDraftContext } from '../shown-draft';
import { useSettingsDraft } from '../use-settings-draft';
import { DraftNotice } from './draft-notice';
import { SettingsFields } from './settings-fields';
import { SettingsTopics } from './settings-topics';
import { BY_SAVE_KEY } from '../../../ui/keys/save-key';
import styles from './settings-form.module.css';

interface SettingsFormProps {
  stored: StoredSettings;
  storedDraft: SettingsDraft | undefined;
}

/** The settings form. It sends the version that it shows, so that a save by somebody else is not overwritten. */
export function SettingsForm({ stored, storedDraft }: SettingsFormProps) {
  const [{ saved, timeZone }, setShown] = useState(stored);
  const draft = useSettingsDraft(storedDraft);
  const { conflict, trySave, tryLoad } = useConflict();
  const save = useSaveSettings();
  const momentText = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const form = useSchemaForm({
    schema: settingsFormSchema,
    defaultValues: textsOf(stored),
    draft: 'settings',
    staysOpen: true,
    save: ({ openedWith: { version }, ...fields }) =>
      trySave(async () => {
        const { settings, message } = await save({ ...fields, ...draft.published, version });
        if (draft.isShown) draft.show(undefined);
        setShown(settings);
        form.setValue('openedWith', settings);
        notify.success(message);
      }),
  });

  /** Loads what somebody else has saved, and keeps what was changed here. */
  async function load(): Promise<string> {
    const { settings: now, draft: another } = await loadSettings();
    const { merged, saved, message } = mergeSettings(form.getValues(), now);
    form.show(merged, saved);
    setShown(now);
    draft.found(another);
    return message;
  }

  /** Fills the fields with the draft. */
  function showDraft(shown: SettingsDraft) {
    const { openedWith } = form.getValues();
    const texts = textsOf({ ...openedWith, ...shown.changes });
    form.show({ ...texts, openedWith }, textsOf(openedWith));
    draft.show(shown);
  }

  /** Keeps the fields as a draft. */
  const { mutate: keepDraft, isPending } = useMutation({
    mutationFn: async () => {
      const { data } = settingsFormSchema.safeParse(form.getValues());
      if (!data) {
        // A submit that can't succeed says what is wrong.
        await form.submit();
        return;
      }
      const { openedWith, ...fields } = data;
      await trySave(() => draft.keep({ ...fields, version: openedWith.version }));
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
  });

  return (
    <form className={styles.layout} {...form.formProps}>
      <SettingsTopics />
      <div className={styles.form}>
        <RestoredDraft draft={form.draft} />
        <p className={styles.saved}>
          {saved
            ? `Last saved by ${saved.by}, ${momentText(saved.at)}`
            : 'These are the values the shop started with. Saving replaces them.'}
        </p>
        <DraftNotice
          draft={draft.draft}
          isShown={draft.isShown}
          onShow={showDraft}
          onDiscarded={() => draft.show(undefined)}
        />
        <ShownDraftContext value={draft.shown}>
          <SettingsFields field={form.field} controller={form.controller} timeZone={timeZone} />
        </ShownDraftContext>
        <SaveConflict conflict={conflict} what="settings" onLoad={() => void tryLoad(load)} />
        <SaveBar>
          <Button type="submit" {...BY_SAVE_KEY} busy={form.busy}>
            {form.busy ? 'Saving …' : draft.isShown ? 'Publish' : 'Save settings'}
          </Button>
          {(draft.isShown || !draft.draft) && (
            <Button tone="secondary" busy={isPending} onClick={() => keepDraft()}>
              {draft.isShown ? 'Save the draft' : 'Save as a draft to preview'}
            </Button>
          )}
        </SaveBar>
      </div>
    </form>
  );
}
