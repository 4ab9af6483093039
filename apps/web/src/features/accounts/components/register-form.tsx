import { LIMITS, registrationSchema } from '@shop/shared';
import { notify } from '../../../ui/messages/notify';
import { Button } from '../../../ui/forms/button';
import { Field } from '../../../ui/fields/field';
import { PasswordField } from '../../../ui/fields/password-field';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { useShopDetails } from '../../../ui/page/shop-details';
import { register } from '../api/register';
import { rememberRegistered } from '../registered-email';
import { useReturnTarget } from '../return-target';
import { AnswerField } from './answer-field';
import styles from './form.module.css';
import { useGoTo } from '../../../lib/address/use-go-to';

const ANSWER_HINT = 'A word only you would know. We ask for it if you forget your password';
const UNASKED_HINT =
  'A word only you would know. We don’t ask for it now: we email you a link if you forget your password';

export function RegisterForm() {
  const goTo = useGoTo();
  const { resetsByLinkAlone } = useShopDetails();
  const { login } = useReturnTarget();
  const { busy, field, formProps } = useSchemaForm({
    schema: registrationSchema,
    defaultValues: { name: '', email: '', password: '', phone: '', address: '', answer: '' },
    save: async (registration, creationKey) => {
      notify.success(await register(registration, creationKey));
      rememberRegistered(registration.email);
      await goTo(login);
    },
  });
  return (
    <form className={styles.form} data-needs-script {...formProps}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Your account</legend>
        <Field label="Name" autoComplete="name" required {...field('name')} />
        <Field label="Email" type="email" autoComplete="email" required {...field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={`At least ${LIMITS.passwordMin} characters`}
          required
          {...field('password')}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Delivery</legend>
        <Field label="Phone" type="tel" autoComplete="tel" required {...field('phone')} />
        <Field
          label="Address"
          autoComplete="address-line1"
          hint="Street and number, postcode and town"
          required
          {...field('address')}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>If you forget your password</legend>
        <AnswerField hint={resetsByLinkAlone ? UNASKED_HINT : ANSWER_HINT} {...field('answer')} />
      </fieldset>
      <p className={styles.promise}>
        We use your data only for your account and to deliver your orders. You can download or
        delete it at any time.
      </p>
      <div className={styles.actions}>
        <Button type="submit" wide busy={busy}>
          REGISTER
        </Button>
      </div>
    </form>
  );
}
