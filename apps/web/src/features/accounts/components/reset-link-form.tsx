import { resetLinkRequestSchema } from '@shop/shared';
import { useId, useState } from 'react';
import { Button } from '../../../ui/forms/button';
import { Field } from '../../../ui/fields/field';
import { FormFailure } from '../../../ui/forms/form-failure';
import { refusalOf } from '../../../ui/forms/use-failure';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { sendResetLink } from '../api/reset-password';
import { keepTarget } from '../kept-target';
import { typedEmail } from '../registered-email';
import { useReturnTarget } from '../return-target';
import styles from './form.module.css';

/** Asks for a link by which a new password is set. */
export function ResetLinkForm() {
  const failureId = useId();
  const [answer, setAnswer] = useState('');
  const { asked } = useReturnTarget();
  const { busy, failure, field, formProps } = useSchemaForm({
    schema: resetLinkRequestSchema,
    defaultValues: { email: typedEmail() ?? '' },
    save: async ({ email }) => {
      setAnswer('');
      setAnswer(await sendResetLink(email));
      keepTarget(asked);
    },
  });
  return (
    <form className={styles.form} data-needs-script {...formProps}>
      <FormFailure id={failureId} failure={failure} />
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        required
        {...field('email', refusalOf(failure, failureId))}
      />
      <div className={styles.actions}>
        <Button type="submit" wide busy={busy}>
          Send me a link
        </Button>
      </div>
      <p role="status">{answer}</p>
    </form>
  );
}
