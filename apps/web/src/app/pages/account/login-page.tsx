import { Link } from 'react-router-dom';
import { AccountPanel, LoginForm, useReturnTarget } from '../../../features/accounts';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function LoginPage() {
  const { register } = useReturnTarget();
  return (
    <>
      <PageMeta title={pageTitle('Login')} noIndex />
      <AccountPanel
        heading="Login"
        note="Welcome back."
        footer={
          <>
            New here? <Link to={register}>Open an account</Link>
          </>
        }
      >
        <LoginForm />
      </AccountPanel>
    </>
  );
}
