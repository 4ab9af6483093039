import type { StoredSynonyms } from '@shop/shared';
import { useState } from 'react';
import { notify } from '../../../../ui/messages/notify';
import { mergedText } from '../../../../ui/feedback/merged-text';
import { SaveConflict } from '../../../../ui/feedback/save-conflict';
import { useConflict } from '../../../../ui/feedback/use-conflict';
import { Button } from '../../../../ui/forms/button';
import { TextField } from '../../../../ui/fields/field';
import { RestoredDraft } from '../../../../ui/drafts/restored-draft';
import { useSchemaForm } from '../../../../ui/forms/use-schema-form';
import { useMomentFormat } from '../../../../ui/page/use-moment-format';
import { loadSynonyms, useSaveSynonyms } from '../../api/synonyms';
import { mergeLines, synonymTextSchema, textOf } from '../../synonym-fields';
import styles from './synonyms.module.css';

interface SynonymsFormProps {
  stored: StoredSynonyms;
}

/** The shop's own synonyms as text. Like the settings form, it sends the version that it shows. */
export function SynonymsForm({ stored }: SynonymsFormProps) {
  const [{ saved }, setShown] = useState(stored);
  const { conflict, trySave, tryLoad } = useConflict();
  const save = useSaveSynonyms();
  const momentText = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const form = useSchemaForm({
    schema: synonymTextSchema,
    defaultValues: textOf(stored),
    draft: 'synonyms',
    staysOpen: true,
    save: ({ text: lines, openedWith: { version } }) =>
      trySave(async () => {
        const { synonyms, message } = await save({ lines, version });
        setShown(synonyms);
        form.setValue('openedWith', synonyms);
        notify.success(message);
      }),
  });

  /** Loads what somebody else has saved, and keeps what was changed here. */
  async function load(): Promise<string> {
    const { synonyms: now } = await loadSynonyms();
    const { text, openedWith } = form.getValues();
    const merged = { text: mergeLines(text, openedWith.lines, now.lines), openedWith: now };
    form.show(merged, textOf(now));
    setShown(now);
    return mergedText({ by: now.saved?.by });
  }

  const { busy, draft, field, formProps } = form;
  return (
    <form className={styles.form} {...formProps}>
      <RestoredDraft draft={draft} />
      <p className={styles.note}>
        {saved
          ? `Last saved by ${saved.by}, ${momentText(saved.at)}`
          : 'Words that mean the same to your shoppers, in addition to the built-in synonyms.'}
      </p>
      <TextField
        label="Your synonyms"
        hint="One group of synonyms per line: sofa, couch. Use > for one direction only: footwear > shoes, boots. Changes apply within a second."
        rows={12}
        autoCapitalize="none"
        spellCheck={false}
        {...field('text')}
      />
      <SaveConflict conflict={conflict} what="synonyms" onLoad={() => void tryLoad(load)} />
      <Button type="submit" busy={busy}>
        {busy ? 'Saving …' : 'Save synonyms'}
      </Button>
    </form>
  );
}
