import { Link } from 'react-router-dom';
import { AccountPanel, RegisterForm, SignedIn, useReturnTarget } from '../../../features/accounts';
import { useSession } from '../../../lib/session/session';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { VisitorsOwn } from '../../../ui/page/visitors-own/visitors-own';

export function RegisterPage() {
  const session = useSession();
  const { login } = useReturnTarget();
  return (
    <>
      <PageMeta page="Register" noIndex />
      <VisitorsOwn of="session" waiting={<AccountPanel heading="Register" />}>
        {session ? (
          <SignedIn heading="Register" name={session.user.name} />
        ) : (
          <AccountPanel
            heading="Register"
            note="One account for your orders and your address."
            footer={
              <>
                Already have an account? <Link to={login}>Log in</Link>
              </>
            }
          >
            <RegisterForm />
          </AccountPanel>
        )}
      </VisitorsOwn>
    </>
  );
}
