import { readAmount, readWholeNumber } from '@shop/shared';
import { Controller, type ControllerRenderProps } from 'react-hook-form';
import type { ReactElement } from 'react';
import { NumberField } from '../../../../ui/fields/number-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { labelOf } from '../../fields/field-labels';
import type { PromotionField, PromotionTexts } from '../../fields/promotion-fields';
import { readPercent } from '../../fields/read-texts';
import type { PromotionForm } from './form-state';

interface FormFieldProps {
  form: PromotionForm;
  name: PromotionField;
  label?: string;
  hint?: string;
}

const READERS = {
  amount: { read: readAmount, inputMode: 'decimal' },
  count: { read: readWholeNumber, inputMode: 'numeric' },
  percent: { read: readPercent, inputMode: 'decimal' },
} as const;

/** A number of the promotion; what is left empty does not limit it. */
export function FormNumber({
  form,
  name,
  of,
  label = labelOf(name),
  hint,
}: FormFieldProps & { of: keyof typeof READERS }) {
  return (
    <NumberField label={label} {...(hint && { hint })} {...READERS[of]} {...form.field(name)} />
  );
}

/** One of a few choices. */
export function FormSelect({
  form,
  name,
  label = labelOf(name),
  hint,
  options,
}: FormFieldProps & { options: readonly { value: string; label: string }[] }) {
  return (
    <Controller
      {...form.controller(name)}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <SelectField
          label={label}
          placeholder="Select"
          {...(hint && { hint })}
          options={options}
          value={value}
          onChange={onChange}
          {...(error?.message && { error: error.message })}
        />
      )}
    />
  );
}

interface Picked {
  label: string;
  error: string | undefined;
  value: string;
  onChange: ControllerRenderProps<PromotionTexts, PromotionField>['onChange'];
}

/** A field that chooses several things. */
export function FormPicker({
  form,
  name,
  label = labelOf(name),
  children,
}: FormFieldProps & { children: (picked: Picked) => ReactElement }) {
  return (
    <Controller
      {...form.controller(name)}
      render={({ field: { value, onChange }, fieldState: { error } }) =>
        children({ label, error: error?.message, value, onChange })
      }
    />
  );
}
