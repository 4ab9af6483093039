import { useId } from 'react';
import { useEarlyChoice } from '../../../../lib/page-start/use-early-choice';
import styles from './filter-option.module.css';

interface FilterOptionProps {
  type: 'checkbox' | 'radio';
  name: string;
  /** The value that a form sends if the option is chosen. */
  value: string | number;
  label: string;
  checked: boolean;
  /** How deep it is in a tree of options; 1 at the top. */
  level?: number;
  /** How many products it would list; undefined until known. */
  count?: number | undefined;
  onChange: (checked: boolean) => void;
}

/** A checkbox or radio button with its label; the whole row is clickable. */
export function FilterOption({ label, count, level = 1, onChange, ...input }: FilterOptionProps) {
  const countId = useId();
  const field = useEarlyChoice<HTMLInputElement>(({ checked }) => {
    // Choosing a radio button clears another one, which reports nothing.
    const isChoice = checked || input.type === 'checkbox';
    if (isChoice && checked !== input.checked) onChange(checked);
  });
  return (
    <label
      className={styles.option}
      data-level={level > 1 ? level : undefined}
      data-none={count === 0 && !input.checked}
    >
      <input
        {...input}
        ref={field}
        aria-describedby={count === undefined ? undefined : countId}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="tabular">{label}</span>
      {count !== undefined && (
        // Not part of the accessible name, which stays the same while counts change.
        <span id={countId} aria-hidden className={`tabular ${styles.count}`}>
          {count}
        </span>
      )}
    </label>
  );
}
