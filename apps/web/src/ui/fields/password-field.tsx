import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { Field } from './field';
import { FieldFrame } from './field-frame';
import fieldStyles from './field.module.css';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type'>;

/** A form field for a password, which a button shows. It is hidden again when the form is sent. */
export function PasswordField({
  label,
  hint,
  error,
  errorId,
  limit,
  live,
  id,
  className,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = box.current?.closest('form');
    // Browsers remember what was sent in a plain text field.
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <FieldFrame {...{ label, hint, error, errorId, limit, live, id, className }}>
      {(control) => (
        <div ref={box} className={styles.box}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={`${fieldStyles.input} ${styles.input}`}
          />
          <button
            type="button"
            className={styles.toggle}
            data-needs-script
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'} <span className="visually-hidden">password</span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
