import styles from '../../../ui/list/bulk-bar.module.css';
import { useCategoryOptions } from '../../catalog';
import { STATUS_OPTIONS } from '../status-texts';
import { BULK_ACTIONS, type BulkActionName } from './bulk-actions';

interface BulkValueProps {
  action: BulkActionName;
  value: string;
  onChange: (value: string) => void;
}

/** The value of a bulk edit: a choice, or a text. */
export function BulkValue({ action, value, onChange }: BulkValueProps) {
  const categories = useCategoryOptions() ?? [];
  const { input, ...shown } = BULK_ACTIONS[action];
  const label = `Value: ${shown.label}`;
  if (input === 'status' || input === 'category')
    return (
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Choose …</option>
        {(input === 'status' ? STATUS_OPTIONS : categories).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  return (
    <input
      className={styles.select}
      aria-label={label}
      placeholder={'hint' in shown ? shown.hint : ''}
      inputMode={input === 'number' ? 'text' : undefined}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
