import { LIMITS, placeholdersOf, WORDED_KINDS, type MailKind } from '@shop/shared';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { failureText } from '../../lib/http/api-error';
import { RichTextField } from '../../ui/fields/rich-text/rich-text-field';
import { Field } from '../../ui/fields/field';
import { SelectField } from '../../ui/fields/select-field';
import { Button } from '../../ui/forms/button';
import { Panel } from '../../ui/page/panel';
import { KIND_TEXTS } from '../admin-mails';
import { MailFrame } from './mail-frame';
import { usePreview, useTestMail } from './mail-settings-calls';
import { wordsOf } from './mail-settings-fields';
import type { MailSettingsFormState } from './mail-settings-form-state';
import styles from './mail-settings.module.css';

const KINDS = WORDED_KINDS.map((value) => ({ value, label: KIND_TEXTS[value] }));

/** The merchant's own words in each mail, with a preview and a test mail. */
export function WordsFields({
  getValues,
  controller,
}: Pick<MailSettingsFormState, 'getValues' | 'controller'>) {
  const { field, fieldState } = useController(controller('words'));
  const [kind, setKind] = useState<MailKind>('orderReceived');
  const preview = usePreview();
  const test = useTestMail();
  const own = wordsOf({ words: field.value }, kind);
  const change = (texts: Partial<typeof own>) =>
    field.onChange(field.value.map((one) => (one.kind === kind ? { ...own, ...texts } : one)));
  const showPreview = () => {
    const { color, logo } = getValues();
    preview.mutate({ color: color.trim(), logo, words: own });
  };
  const placeholders = placeholdersOf(kind).map((name) => `{${name}}`);
  return (
    <Panel heading="Words">
      <SelectField
        label="Mail"
        placeholder="Select a mail"
        options={KINDS}
        value={kind}
        error={fieldState.error?.message}
        onChange={(value) => {
          setKind(WORDED_KINDS.find((known) => known === value) ?? kind);
          preview.reset();
        }}
      />
      <p className={styles.note}>You can use {placeholders.join(', ')}.</p>
      <Field
        label="Subject"
        hint="Empty for the usual one"
        limit={LIMITS.mailSubject}
        value={own.subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <RichTextField
        key={kind}
        label="Text after the greeting"
        hint="The rest of the email always follows"
        rows={4}
        limit={LIMITS.mailIntro}
        value={own.intro}
        onChange={(intro) => change({ intro })}
      />
      <div className={styles.actions}>
        <Button tone="outlined" busy={preview.isPending} onClick={showPreview}>
          Show a preview
        </Button>
        <Button tone="secondary" busy={test.isPending} onClick={() => test.mutate(kind)}>
          Send me a test
        </Button>
      </div>
      <p className={styles.note}>A test email uses the saved words and looks.</p>
      {preview.error && <p role="alert">{failureText(preview.error)}</p>}
      {preview.data && (
        <section className={styles.preview} aria-label="Preview">
          <h3>{preview.data.subject}</h3>
          <MailFrame html={preview.data.html} />
          <details>
            <summary>As text</summary>
            <p className={styles.text}>{preview.data.text}</p>
          </details>
        </section>
      )}
    </Panel>
  );
}
