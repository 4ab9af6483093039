import type { ComponentProps } from 'react';
import { Field } from '../../../ui/forms/field';

/** The security answer: given when registering, asked for again when resetting the password. */
export function AnswerField(field: Omit<ComponentProps<typeof Field>, 'label'>) {
  return (
    <Field
      label="Security answer"
      placeholder="your best cricketer"
      autoComplete="off"
      required
      {...field}
    />
  );
}
