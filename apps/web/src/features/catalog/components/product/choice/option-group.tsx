import { useId } from 'react';
import type { ValueState } from './choice';
import styles from './choice.module.css';

interface OptionGroupProps {
  name: string;
  values: readonly string[];
  chosen: string | undefined;
  stateOf: (value: string) => ValueState;
  /** Whether the shopper was asked to choose one. */
  isAsked: boolean;
  onChoose: (value: string) => void;
}

const STATE_TEXTS = { available: '', 'sold-out': ', sold out', missing: ', not available' };

/** One option of a product, as a group of radio buttons. What can't be bought stays reachable, and says so. */
export function OptionGroup({
  name,
  values,
  chosen,
  stateOf,
  isAsked,
  onChoose,
}: OptionGroupProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={styles.group}
      aria-invalid={isAsked || undefined}
      aria-describedby={isAsked ? `${id}-ask` : undefined}
    >
      <legend>
        {name}
        {chosen !== undefined && <span className={styles.chosen}>{chosen}</span>}
      </legend>
      <div className={styles.values}>
        {values.map((value) => (
          <label key={value} className={styles.value} data-state={stateOf(value)}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              autoComplete="off"
              onChange={() => onChoose(value)}
            />
            {value}
            <span className="visually-hidden">{STATE_TEXTS[stateOf(value)]}</span>
          </label>
        ))}
      </div>
      {isAsked && (
        <p id={`${id}-ask`} className={styles.ask}>
          Choose {name}
        </p>
      )}
    </fieldset>
  );
}
