import { LIMITS, passwordResetSchema } from '@shop/shared';
import { shopPaths } from '../../../lib/address/shop-paths';
import { useGoTo } from '../../../lib/address/use-go-to';
import { notify } from '../../../ui/messages/notify';
import { Button } from '../../../ui/forms/button';
import { Field } from '../../../ui/fields/field';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { resetPassword } from '../api/reset-password';
import { AnswerField } from './answer-field';
import styles from './form.module.css';

export function ForgotPasswordForm() {
  const goTo = useGoTo();
  const { busy, field, formProps } = useSchemaForm({
    schema: passwordResetSchema,
    defaultValues: { email: '', newpassword: '', answer: '' },
    save: async (reset) => {
      notify.success(await resetPassword(reset));
      await goTo(shopPaths.home);
    },
  });
  return (
    <form className={styles.form} data-needs-script {...formProps}>
      <Field label="Email" type="email" autoComplete="username" required {...field('email')} />
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.passwordMin} characters`}
        required
        {...field('newpassword')}
      />
      <AnswerField hint="The one you gave when you registered" {...field('answer')} />
      <div className={styles.actions}>
        <Button type="submit" wide busy={busy}>
          RESET
        </Button>
      </div>
    </form>
  );
}
