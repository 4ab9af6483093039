import { credentialsSchema } from '@shop/shared';
import { useId, useState } from 'react';
import { ApiError } from '../../../lib/http/api-error';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useGoTo } from '../../../lib/address/use-go-to';
import { notify } from '../../../ui/messages/notify';
import { Button, ButtonLink } from '../../../ui/forms/button';
import { Field } from '../../../ui/fields/field';
import { PasswordField } from '../../../ui/fields/password-field';
import { FormFailure } from '../../../ui/forms/form-failure';
import { refusalOf } from '../../../ui/forms/use-failure';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { signIn } from '../api/sign-in';
import { forgetEmails, rememberTyped, typedEmail } from '../registered-email';
import { useReturnTarget } from '../return-target';
import styles from './form.module.css';

export function LoginForm() {
  const goTo = useGoTo();
  const { target, forgotPassword } = useReturnTarget();
  const [needsCode, setNeedsCode] = useState(false);
  const failureId = useId();
  const { busy, failure, field, formProps, getValues } = useSchemaForm({
    schema: credentialsSchema,
    defaultValues: { email: typedEmail() ?? '', password: '', otp: '' },
    save: async (credentials) => {
      try {
        const { message, lacksSecondFactor } = await signIn(credentials);
        forgetEmails();
        notify.success(message);
        // Replaces the history entry, so that the Back button skips the submitted form.
        await goTo(lacksSecondFactor ? dashboardPaths.adminSecurity : target, { replace: true });
      } catch (error) {
        const asksForCode = error instanceof ApiError && error.secondFactor === 'required';
        if (!asksForCode || needsCode) throw error;
        setNeedsCode(true);
      }
    },
  });
  const refusal = refusalOf(failure, failureId);
  // The server does not say whether the address or the password was wrong; it asks for the code after both.
  const refusedPair = needsCode ? undefined : refusal;
  return (
    <form className={styles.form} data-needs-script {...formProps}>
      <FormFailure id={failureId} failure={failure} />
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        required
        {...field('email', refusedPair)}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        {...field('password', refusedPair)}
      />
      {needsCode && (
        <Field
          label="Code"
          hint="The 6 digits from your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          {...field('otp', refusal)}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" wide busy={busy}>
          LOGIN
        </Button>
        <ButtonLink
          to={forgotPassword}
          tone="quiet"
          wide
          onClick={() => rememberTyped(getValues('email'))}
        >
          Forget Password
        </ButtonLink>
      </div>
    </form>
  );
}
