import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame';
import type { LiveText } from './live-text';
import styles from './field.module.css';

interface FieldNotes {
  label: string;
  hint?: string;
  /** What is wrong with the value; announced together with the field. */
  error?: string;
  /** Id of the element that shows the error; by default, it is shown under the field. */
  errorId?: string;
  /** How many characters the form's rules allow. A longer text stays, with its length, and is refused when it is saved. */
  limit?: number;
  /** Needed to count characters. */
  live?: LiveText;
}

/** A form field for a single line of text. */
export function Field({
  label,
  hint,
  error,
  errorId,
  limit,
  live,
  id,
  className,
  ...input
}: FieldNotes & Omit<ComponentProps<'input'>, 'maxLength'>) {
  return (
    <FieldFrame {...{ label, hint, error, errorId, limit, live, id, className }}>
      {(control) => <input {...input} {...control} className={styles.input} />}
    </FieldFrame>
  );
}

/** A form field for text of several lines. */
export function TextField({
  label,
  hint,
  error,
  errorId,
  limit,
  live,
  id,
  className,
  ...textarea
}: FieldNotes & Omit<ComponentProps<'textarea'>, 'maxLength'>) {
  return (
    <FieldFrame {...{ label, hint, error, errorId, limit, live, id, className }}>
      {(control) => <textarea rows={5} {...textarea} {...control} className={styles.input} />}
    </FieldFrame>
  );
}
