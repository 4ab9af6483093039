import { Select } from 'antd';
import type { KeyboardEvent } from 'react';
import { FieldFrame } from './field-frame';
import styles from './select-field.module.css';

interface MultiSelectFieldProps {
  label: string;
  placeholder: string;
  /** Undefined while they are loading. */
  options: readonly { value: string; label: string }[] | undefined;
  /** The chosen values, separated by commas, as forms hold them. */
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Id of the element that shows the error; by default, it is shown under the field. */
  errorId?: string | undefined;
  onChange: (value: string) => void;
  /** Searches elsewhere; by default, the options are searched. `isAnswered`: the options are those of what is typed. */
  search?: { onSearch: (text: string) => void; isAnswered: boolean };
}

/** The values that a form holds as one text. */
export function valuesOf(text: string): string[] {
  return text === '' ? [] : text.split(',');
}

/** Keeps Tab from the list, which would take back what Enter has just chosen, and hold the focus. */
const leaveByTab = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation();
};

/** A form field to choose several of many options, with search. Backspace removes the last choice. */
export function MultiSelectField({
  label,
  placeholder,
  options,
  value,
  hint,
  error,
  errorId,
  onChange,
  search,
}: MultiSelectFieldProps) {
  const chosen = valuesOf(value);
  // Enter takes the first one: never one of an earlier search, and never back what is chosen.
  const isFound = (_typed: string, option?: { value: string }) =>
    search?.isAnswered === true && !chosen.includes(option?.value ?? '');
  return (
    <FieldFrame label={label} {...(hint && { hint })} {...(error && { error, errorId })}>
      {(control) => (
        <div onKeyDownCapture={leaveByTab}>
          <Select
            {...control}
            mode="multiple"
            className={styles.select}
            showSearch={
              search
                ? { filterOption: isFound, onSearch: search.onSearch }
                : { optionFilterProp: 'label' }
            }
            placeholder={placeholder}
            options={options ? [...options] : []}
            loading={!options || search?.isAnswered === false}
            value={chosen}
            status={error ? 'error' : undefined}
            onChange={(values: string[]) => onChange(values.join(','))}
          />
        </div>
      )}
    </FieldFrame>
  );
}
