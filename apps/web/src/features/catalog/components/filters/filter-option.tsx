import styles from './filter-option.module.css';

interface FilterOptionProps {
  type: 'checkbox' | 'radio';
  name: string;
  /** What a form sends when it is chosen. */
  value: string | number;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox or radio button with its label; the whole row is clickable. */
export function FilterOption({ type, name, value, label, checked, onChange }: FilterOptionProps) {
  return (
    <label className={styles.option}>
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="tabular">{label}</span>
    </label>
  );
}
