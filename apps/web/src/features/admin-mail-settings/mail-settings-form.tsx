import type { MailSettings } from '@shop/shared';
import { RestoredDraft } from '../../ui/drafts/restored-draft';
import { SaveConflict } from '../../ui/feedback/save-conflict';
import { useConflict } from '../../ui/feedback/use-conflict';
import { Button } from '../../ui/forms/button';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import { BY_SAVE_KEY } from '../../ui/keys/save-key';
import { LookFields } from './look-fields';
import { loadMailSettings, saveMailSettings } from './mail-settings-calls';
import { mailSettingsFormSchema, textsOf } from './mail-settings-fields';
import styles from './mail-settings.module.css';
import { mergeMailSettings } from './merge-mail-settings';
import { ReportFields } from './report-fields';
import { WordsFields } from './words-fields';

/** The settings of the mails. It sends the version that it shows, so that a save by somebody else is not overwritten. */
export function MailSettingsForm({ stored }: { stored: MailSettings }) {
  const { conflict, trySave, tryLoad } = useConflict();
  const form = useSchemaForm({
    schema: mailSettingsFormSchema,
    defaultValues: textsOf(stored),
    draft: 'mail settings',
    mergeDraft: (kept) => mergeMailSettings(kept, stored),
    staysOpen: true,
    save: ({ openedWith: { version }, ...fields }) =>
      trySave(async () => textsOf(await saveMailSettings({ ...fields, version }))),
  });

  /** Loads what somebody else has saved, and keeps what was changed here. */
  async function load(): Promise<string> {
    const { settings } = await loadMailSettings();
    const { merged, saved, message } = mergeMailSettings(form.getValues(), settings);
    form.show(merged, saved);
    return message;
  }

  return (
    <form className={styles.form} {...form.formProps}>
      <RestoredDraft draft={form.draft} />
      <ReportFields controller={form.controller} />
      <LookFields field={form.field} controller={form.controller} />
      <WordsFields getValues={form.getValues} controller={form.controller} />
      <SaveConflict conflict={conflict} what="settings" onLoad={() => void tryLoad(load)} />
      <Button type="submit" {...BY_SAVE_KEY} busy={form.busy}>
        {form.busy ? 'Saving …' : 'Save settings'}
      </Button>
    </form>
  );
}
