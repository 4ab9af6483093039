import { credentialsSchema } from '@shop/shared';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { notify } from '../../../ui/feedback/notify';
import { Button, ButtonLink } from '../../../ui/forms/button';
import { Field } from '../../../ui/forms/field';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { signIn } from '../api/sign-in';
import { useReturnTarget } from '../return-target';
import styles from './form.module.css';

export function LoginForm() {
  const navigate = useNavigate();
  const { target } = useReturnTarget();
  const { busy, field, formProps } = useSchemaForm({
    schema: credentialsSchema,
    defaultValues: { email: '', password: '' },
    save: async (credentials) => {
      notify.success(await signIn(credentials));
      // Replaced, so that the Back button skips the submitted form.
      await navigate(target, { replace: true });
    },
  });
  return (
    <form className={styles.form} {...formProps}>
      <Field label="Email" type="email" autoComplete="username" required {...field('email')} />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        {...field('password')}
      />
      <div className={styles.actions}>
        <Button type="submit" wide busy={busy}>
          LOGIN
        </Button>
        <ButtonLink to={paths.forgotPassword} tone="quiet" wide>
          Forget Password
        </ButtonLink>
      </div>
    </form>
  );
}
