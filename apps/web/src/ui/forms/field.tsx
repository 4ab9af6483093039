import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame';
import styles from './field.module.css';

interface FieldNotes {
  label: string;
  hint?: string;
  /** What is wrong with the value; announced together with the field. */
  error?: string;
}

/** A form field for a single line of text. */
export function Field({
  label,
  hint,
  error,
  id,
  className,
  ...input
}: FieldNotes & ComponentProps<'input'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => <input {...input} {...control} className={styles.input} />}
    </FieldFrame>
  );
}

/** A form field for text of several lines. */
export function TextField({
  label,
  hint,
  error,
  id,
  className,
  ...textarea
}: FieldNotes & ComponentProps<'textarea'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => <textarea rows={5} {...textarea} {...control} className={styles.input} />}
    </FieldFrame>
  );
}
