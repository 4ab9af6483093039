import { Select } from 'antd';
import { FieldFrame } from './field-frame';
import styles from './select-field.module.css';

interface SelectFieldProps {
  label: string;
  placeholder: string;
  options: readonly { value: string; label: string }[] | undefined;
  /** Empty while nothing is chosen. */
  value: string;
  error?: string;
  /** Whether what was chosen can be taken back. */
  clearable?: boolean;
  onChange: (value: string) => void;
}

/** A form field to choose one of many options, with search. Shows as loading while `options` is undefined. */
export function SelectField({
  label,
  placeholder,
  options,
  value,
  error,
  clearable = false,
  onChange,
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <Select
          {...control}
          className={styles.select}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={placeholder}
          options={options ? [...options] : []}
          loading={!options}
          // While the names are on their way, an id would say nothing to anyone.
          value={value && options ? value : undefined}
          status={error ? 'error' : undefined}
          allowClear={clearable}
          onChange={(chosen?: string) => onChange(chosen ?? '')}
        />
      )}
    </FieldFrame>
  );
}
