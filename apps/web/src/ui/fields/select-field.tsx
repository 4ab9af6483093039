import { Select } from 'antd';
import { FieldFrame } from './field-frame';
import styles from './select-field.module.css';

interface SelectFieldProps {
  label: string;
  placeholder: string;
  options: readonly { value: string; label: string }[] | undefined;
  /** Empty while nothing is chosen. */
  value: string;
  hint?: string;
  error?: string;
  /** Id of the element that shows the error; by default, it is shown under the field. */
  errorId?: string;
  /** Whether the choice can be cleared. */
  clearable?: boolean;
  onChange: (value: string) => void;
}

interface Option {
  label?: unknown;
}

/** What is typed itself comes first, then what begins with it: Enter after “Price” must not choose “Lowest price”. */
function byMatch(one: Option, other: Option, { searchValue }: { searchValue: string }): number {
  const typed = searchValue.trim().toLowerCase();
  const rank = ({ label }: Option) => {
    const text = String(label).toLowerCase();
    if (text === typed) return 0;
    return text.startsWith(typed) ? 1 : 2;
  };
  return typed === '' ? 0 : rank(one) - rank(other);
}

/** A form field to choose one of many options, with search. Shows as loading while `options` is undefined. */
export function SelectField({
  label,
  placeholder,
  options,
  value,
  hint,
  error,
  errorId,
  clearable = false,
  onChange,
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} errorId={errorId}>
      {(control) => (
        <Select
          {...control}
          className={styles.select}
          showSearch={{ optionFilterProp: 'label', filterSort: byMatch }}
          placeholder={placeholder}
          options={options ? [...options] : []}
          loading={!options}
          // Without its label, the bare id would be shown: while labels are loading, or once the option is deleted.
          value={options?.some((option) => option.value === value) ? value : undefined}
          status={error ? 'error' : undefined}
          allowClear={clearable}
          onChange={(chosen?: string) => onChange(chosen ?? '')}
        />
      )}
    </FieldFrame>
  );
}
