import { useState } from 'react';
import { Field } from '../fields/field';

interface DayFieldProps {
  label: string;
  /** `2026-11-21`; empty for none. */
  value: string | undefined;
  /** Receives a complete day, or nothing once the field is cleared. */
  onDay: (day: string | undefined) => void;
}

/** While a year is being typed, its first digits already form a valid date, such as 0002-11-21. */
const WHOLE_DAY = /^[12]\d{3}-/;

/** A date field that limits a list. An incomplete date stays in the field until it is complete. */
export function DayField({ label, value = '', onDay }: DayFieldProps) {
  const [field, setField] = useState({ value, text: value });
  if (field.value !== value) setField({ value, text: value });
  return (
    <Field
      label={label}
      type="date"
      value={field.text}
      onChange={({ target: { value: text } }) => {
        setField({ value, text });
        if (text === '' || WHOLE_DAY.test(text)) onDay(text || undefined);
      }}
    />
  );
}
