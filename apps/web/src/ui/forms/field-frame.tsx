import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

/** What ties a control to its label and to the note under it. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  label: string;
  hint?: string;
  /** What is wrong with the value; read out together with the control. */
  error?: string;
  /** Of the control; made up where none is given. */
  id?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** One line of a form: a label, a control of any kind, and a hint or an error under it. */
export function FieldFrame({ label, hint, error, id, className, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const note = error ?? hint;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
