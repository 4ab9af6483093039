import type { ComponentProps } from 'react';
import { Field } from '../../../ui/fields/field';

/** The security answer: set at registration, required to reset the password. */
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
