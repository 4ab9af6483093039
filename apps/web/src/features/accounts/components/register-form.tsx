import { LIMITS, registrationSchema } from '@shop/shared';
import { notify } from '../../../ui/messages/notify';
import { Button } from '../../../ui/forms/button';
import { Field } from '../../../ui/fields/field';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { register } from '../api/register';
import { useReturnTarget } from '../return-target';
import { AnswerField } from './answer-field';
import styles from './form.module.css';
import { useGoTo } from '../../../lib/address/use-go-to';

export function RegisterForm() {
  const goTo = useGoTo();
  const { login } = useReturnTarget();
  const { busy, field, formProps } = useSchemaForm({
    schema: registrationSchema,
    defaultValues: { name: '', email: '', password: '', phone: '', address: '', answer: '' },
    save: async (registration, creationKey) => {
      notify.success(await register(registration, creationKey));
      await goTo(login);
    },
  });
  return (
    <form className={styles.form} data-needs-script {...formProps}>
      <Field label="Name" autoComplete="name" required {...field('name')} />
      <Field label="Email" type="email" autoComplete="email" required {...field('email')} />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.passwordMin} characters`}
        required
        {...field('password')}
      />
      <Field label="Phone" type="tel" autoComplete="tel" required {...field('phone')} />
      <Field label="Address" autoComplete="address-line1" required {...field('address')} />
      <AnswerField hint="We ask for it when you reset your password" {...field('answer')} />
      <div className={styles.actions}>
        <Button type="submit" wide busy={busy}>
          REGISTER
        </Button>
      </div>
    </form>
  );
}
