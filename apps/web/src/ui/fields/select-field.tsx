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
  /** Whether the choice can be cleared. */
  clearable?: boolean;
  onChange: (value: string) => void;
}

/** A form field to choose one of many options, with search. Shows as loading while `options` is undefined. */
export function SelectField({
  label,
  placeholder,
  options,
  value,
  hint,
  error,
  clearable = false,
  onChange,
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <Select
          {...control}
          className={styles.select}
          showSearch={{ optionFilterProp: 'label' }}
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
