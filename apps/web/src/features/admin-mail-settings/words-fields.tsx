import {
  LIMITS,
  placeholdersOf,
  WORDED_KINDS,
  type MailKind,
  type MailSettings,
} from '@shop/shared';
import { useState } from 'react';
import { failureText } from '../../lib/http/api-error';
import { RichTextField } from '../../ui/fields/rich-text/rich-text-field';
import { Field } from '../../ui/fields/field';
import { SelectField } from '../../ui/fields/select-field';
import { Button } from '../../ui/forms/button';
import { Panel } from '../../ui/page/panel';
import { KIND_TEXTS } from '../admin-mails';
import { MailFrame } from './mail-frame';
import { usePreview, useTestMail } from './mail-settings-calls';
import styles from './mail-settings.module.css';

const KINDS = WORDED_KINDS.map((value) => ({ value, label: KIND_TEXTS[value] }));

interface WordsFieldsProps {
  settings: MailSettings;
  onChange: (fields: Partial<MailSettings>) => void;
}

/** The merchant's own words in each mail, with a preview and a test mail. */
export function WordsFields({ settings: { color, logo, words }, onChange }: WordsFieldsProps) {
  const [kind, setKind] = useState<MailKind>('orderReceived');
  const preview = usePreview();
  const test = useTestMail();
  const own = words.find((one) => one.kind === kind) ?? { kind, subject: '', intro: '' };
  const change = (fields: Partial<typeof own>) =>
    onChange({ words: [...words.filter((one) => one.kind !== kind), { ...own, ...fields }] });
  const placeholders = placeholdersOf(kind).map((name) => `{${name}}`);
  return (
    <Panel heading="Words">
      <SelectField
        label="Mail"
        placeholder="Select a mail"
        options={KINDS}
        value={kind}
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
        <Button
          tone="outlined"
          busy={preview.isPending}
          onClick={() => preview.mutate({ color, logo, words: own })}
        >
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
