import { useState } from 'react';
import { Field } from '../forms/field';

interface DayFieldProps {
  label: string;
  /** `2026-11-21`; empty for none. */
  value: string | undefined;
  /** Gets a whole day, or nothing once the field is cleared. */
  onDay: (day: string | undefined) => void;
}

/** While a year is being typed, its first digits make a day of their own, such as 0002-11-21. */
const WHOLE_DAY = /^[12]\d{3}-/;

/** A day that a list begins or ends with. What is being typed stays in the field until it is a whole day. */
export function DayField({ label, value = '', onDay }: DayFieldProps) {
  const [shown, setShown] = useState({ value, text: value });
  if (shown.value !== value) setShown({ value, text: value });
  return (
    <Field
      label={label}
      type="date"
      value={shown.text}
      onChange={({ target: { value: text } }) => {
        setShown({ value, text });
        if (text === '' || WHOLE_DAY.test(text)) onDay(text || undefined);
      }}
    />
  );
}
