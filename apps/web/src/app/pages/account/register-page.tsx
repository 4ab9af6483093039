import { Link } from 'react-router-dom';
import { AccountPanel, RegisterForm, useReturnTarget } from '../../../features/accounts';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function RegisterPage() {
  const { login } = useReturnTarget();
  return (
    <>
      <PageMeta title={pageTitle('Register')} noIndex />
      <AccountPanel
        heading="Register"
        note="One account for your orders and your address."
        footer={
          <>
            You have an account? <Link to={login}>Sign in to it</Link>
          </>
        }
      >
        <RegisterForm />
      </AccountPanel>
    </>
  );
}
