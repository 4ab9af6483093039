import { currencyName } from '@shop/shared';
import { Field } from '../../../ui/fields/field';

interface DeductionFieldProps {
  value: string;
  onChange: (typed: string) => void;
}

/** What the shop keeps of a refund. */
export function DeductionField({ value, onChange }: DeductionFieldProps) {
  return (
    <Field
      label={`Deduction in ${currencyName()}`}
      hint="For wear, for example. The buyer reads it. May be empty"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
