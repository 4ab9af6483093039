import type { ComponentProps, WheelEvent } from 'react';
import { FieldFrame } from './field-frame';
import styles from './field.module.css';

interface FieldNotes {
  label: string;
  hint?: string;
  /** What is wrong with the value; announced together with the field. */
  error?: string;
  /** Id of the element that shows the error; by default, it is shown under the field. */
  errorId?: string;
}

/**
 * Takes the focus from a number: browsers change a focused one on every turn of the wheel, unnoticed by someone who
 * only scrolls. Unlike a prevented wheel, this lets the page scroll on.
 */
function keepNumber({ currentTarget }: WheelEvent<HTMLInputElement>) {
  if (currentTarget.type === 'number') currentTarget.blur();
}

/** A form field for a single line of text, or for a number. */
export function Field({
  label,
  hint,
  error,
  errorId,
  id,
  className,
  ...input
}: FieldNotes & ComponentProps<'input'>) {
  return (
    <FieldFrame {...{ label, hint, error, errorId, id, className }}>
      {(control) => <input onWheel={keepNumber} {...input} {...control} className={styles.input} />}
    </FieldFrame>
  );
}

/** A form field for text of several lines. */
export function TextField({
  label,
  hint,
  error,
  errorId,
  id,
  className,
  ...textarea
}: FieldNotes & ComponentProps<'textarea'>) {
  return (
    <FieldFrame {...{ label, hint, error, errorId, id, className }}>
      {(control) => <textarea rows={5} {...textarea} {...control} className={styles.input} />}
    </FieldFrame>
  );
}
