import { LIMITS, passwordResetSchema } from '@shop/shared';
import { useId } from 'react';
import { shopPaths } from '../../../lib/address/shop-paths';
import { useGoTo } from '../../../lib/address/use-go-to';
import { notify } from '../../../ui/messages/notify';
import { Button } from '../../../ui/forms/button';
import { Field } from '../../../ui/fields/field';
import { PasswordField } from '../../../ui/fields/password-field';
import { FormFailure } from '../../../ui/forms/form-failure';
import { refusalOf } from '../../../ui/forms/use-failure';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { resetPassword } from '../api/reset-password';
import { typedEmail } from '../registered-email';
import { useReturnTarget } from '../return-target';
import { AnswerField } from './answer-field';
import styles from './form.module.css';

export function ForgotPasswordForm() {
  const goTo = useGoTo();
  const { asked, login } = useReturnTarget();
  const failureId = useId();
  const { busy, failure, field, formProps } = useSchemaForm({
    schema: passwordResetSchema,
    defaultValues: { email: typedEmail() ?? '', newpassword: '', answer: '' },
    save: async (reset) => {
      notify.success(await resetPassword(reset));
      await goTo(asked ? login : shopPaths.home);
    },
  });
  const refusal = refusalOf(failure, failureId);
  return (
    <form className={styles.form} data-needs-script {...formProps}>
      <FormFailure id={failureId} failure={failure} />
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        required
        {...field('email', refusal)}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.passwordMin} characters`}
        required
        {...field('newpassword')}
      />
      <AnswerField hint="The one you gave when you registered" {...field('answer', refusal)} />
      <div className={styles.actions}>
        <Button type="submit" wide busy={busy}>
          RESET
        </Button>
      </div>
    </form>
  );
}
