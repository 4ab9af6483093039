import { credentialsSchema } from '@shop/shared';
import { useState } from 'react';
import { ApiError } from '../../../lib/http/api-error';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { shopPaths } from '../../../lib/address/shop-paths';
import { useGoTo } from '../../../lib/address/use-go-to';
import { notify } from '../../../ui/messages/notify';
import { Button, ButtonLink } from '../../../ui/forms/button';
import { Field } from '../../../ui/fields/field';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { signIn } from '../api/sign-in';
import { useReturnTarget } from '../return-target';
import styles from './form.module.css';

export function LoginForm() {
  const goTo = useGoTo();
  const { target } = useReturnTarget();
  const [needsCode, setNeedsCode] = useState(false);
  const { busy, field, formProps } = useSchemaForm({
    schema: credentialsSchema,
    defaultValues: { email: '', password: '', otp: '' },
    save: async (credentials) => {
      try {
        const { message, lacksSecondFactor } = await signIn(credentials);
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
  return (
    <form className={styles.form} data-needs-script {...formProps}>
      <Field label="Email" type="email" autoComplete="username" required {...field('email')} />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        {...field('password')}
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
          {...field('otp')}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" wide busy={busy}>
          LOGIN
        </Button>
        <ButtonLink to={shopPaths.forgotPassword} tone="quiet" wide>
          Forget Password
        </ButtonLink>
      </div>
    </form>
  );
}
