import { LIMITS, linkResetSchema } from '@shop/shared';
import { useId } from 'react';
import { useGoTo } from '../../../lib/address/use-go-to';
import { Button } from '../../../ui/forms/button';
import { PasswordField } from '../../../ui/fields/password-field';
import { FormFailure } from '../../../ui/forms/form-failure';
import { refusalOf } from '../../../ui/forms/use-failure';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { notify } from '../../../ui/messages/notify';
import { resetPasswordByLink } from '../api/reset-password';
import { takeTarget } from '../kept-target';
import { loginPath, useReturnTarget } from '../return-target';
import styles from './form.module.css';

/** Sets a new password. @param token of the link in the mail */
export function NewPasswordForm({ token }: { token: string }) {
  const goTo = useGoTo();
  const { asked } = useReturnTarget();
  const failureId = useId();
  const { busy, failure, field, formProps } = useSchemaForm({
    schema: linkResetSchema,
    defaultValues: { token, newpassword: '' },
    save: async (reset) => {
      notify.success(await resetPasswordByLink(reset));
      await goTo(loginPath(takeTarget() ?? asked));
    },
  });
  return (
    <form className={styles.form} data-needs-script {...formProps}>
      <FormFailure id={failureId} failure={failure} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.passwordMin} characters`}
        required
        {...field('newpassword', refusalOf(failure, failureId))}
      />
      <div className={styles.actions}>
        <Button type="submit" wide busy={busy}>
          Save the password
        </Button>
      </div>
    </form>
  );
}
