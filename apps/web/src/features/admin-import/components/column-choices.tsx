import type { Import } from '@shop/shared';
import { SelectField } from '../../../ui/fields/select-field';
import styles from './import.module.css';

interface ColumnChoicesProps {
  columns: Import['columns'];
  /** Columns that a header can be assigned to. */
  choices: readonly { name: string; label: string }[];
  /** The column of each header; empty for one that is left out. */
  assigned: Readonly<Record<string, string>>;
  onAssign: (header: string, column: string) => void;
}

/** What each header of a file stands for. */
export function ColumnChoices({ columns, choices, assigned, onAssign }: ColumnChoicesProps) {
  const options = choices.map(({ name, label }) => ({ value: name, label }));
  return (
    <div className={styles.columns}>
      {columns.map(({ header, column, samples = [] }) => (
        <SelectField
          key={header}
          label={header}
          hint={samples.length > 0 ? samples.join(' · ') : undefined}
          placeholder="Leave out"
          options={withGuess(options, column)}
          value={assigned[header] ?? ''}
          onChange={(chosen) => onAssign(header, chosen)}
          clearable
        />
      ))}
    </div>
  );
}

/** A header that says of what it is, such as `weight:kg`, is itself no choice for other headers. */
function withGuess(options: { value: string; label: string }[], guess: string | null) {
  if (guess === null || options.some(({ value }) => value === guess)) return options;
  const [name, ...of] = guess.split(':');
  const label = options.find(({ value }) => value === name)?.label ?? '';
  return [{ value: guess, label: `${label}: ${of.join(':')}` }, ...options];
}
