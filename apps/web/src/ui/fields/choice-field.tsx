import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame';
import styles from './field.module.css';

interface ChoiceFieldProps extends ComponentProps<'select'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  /** The text of the empty choice. */
  placeholder: string;
}

/** A form field to choose one of many options by the browser's own means, which fill in addresses too. */
export function ChoiceField({
  label,
  hint,
  error,
  options,
  placeholder,
  id,
  className,
  ...select
}: ChoiceFieldProps) {
  return (
    <FieldFrame
      label={label}
      {...(hint && { hint })}
      {...(error && { error })}
      {...(id && { id })}
      {...(className && { className })}
    >
      {(control) => (
        <select {...select} {...control} className={styles.input}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
