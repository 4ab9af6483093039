import type { ComponentProps } from 'react';
import { Field } from '../../../ui/fields/field';
import { PasswordField } from '../../../ui/fields/password-field';

type InputProps = Omit<ComponentProps<typeof Field>, 'label' | 'hint' | 'type'>;

/** Asks for the signed-in user's password. */
export function OwnPasswordField(props: InputProps) {
  return (
    <PasswordField label="Your password" autoComplete="current-password" required {...props} />
  );
}

/** Asks for a code of the second factor, or a recovery code. */
export function OwnCodeField(props: InputProps) {
  return (
    <Field
      label="Code"
      hint="From your authenticator app, or a recovery code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
