import type { StoredSettings } from '@shop/shared';
import { useState } from 'react';
import { notify } from '../../../ui/messages/notify';
import { SaveConflict } from '../../../ui/feedback/save-conflict';
import { useConflict } from '../../../ui/feedback/use-conflict';
import { Button } from '../../../ui/forms/button';
import { RestoredDraft } from '../../../ui/drafts/restored-draft';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { loadSettings, useSaveSettings } from '../api/settings';
import { mergeSettings } from '../merge-settings';
import { settingsFormSchema, textsOf } from '../settings-fields';
import { SettingsFields } from './settings-fields';
import styles from './settings-form.module.css';

interface SettingsFormProps {
  stored: StoredSettings;
}

/** The settings form. It sends the version that it shows, so that a save by somebody else is not overwritten. */
export function SettingsForm({ stored }: SettingsFormProps) {
  const [{ saved, timeZone }, setShown] = useState(stored);
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
        const { settings, message } = await save({ ...fields, version });
        setShown(settings);
        form.setValue('openedWith', settings);
        notify.success(message);
      }),
  });

  /** Loads what somebody else has saved, and keeps what was changed here. */
  async function load(): Promise<string> {
    const now = await loadSettings();
    const { merged, saved, message } = mergeSettings(form.getValues(), now);
    form.show(merged, saved);
    setShown(now);
    return message;
  }

  return (
    <form className={styles.form} {...form.formProps}>
      <RestoredDraft draft={form.draft} />
      <p className={styles.saved}>
        {saved
          ? `Last saved by ${saved.by}, ${momentText(saved.at)}`
          : 'These are the values the shop started with. Saving replaces them.'}
      </p>
      <SettingsFields field={form.field} controller={form.controller} timeZone={timeZone} />
      <SaveConflict conflict={conflict} what="settings" onLoad={() => void tryLoad(load)} />
      <Button type="submit" busy={form.busy}>
        {form.busy ? 'Saving …' : 'Save settings'}
      </Button>
    </form>
  );
}
