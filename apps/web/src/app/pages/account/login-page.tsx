import { Link } from 'react-router-dom';
import {
  AccountPanel,
  LoginForm,
  registeredEmail,
  SignedIn,
  useReturnTarget,
} from '../../../features/accounts';
import { useSession } from '../../../lib/session/session';
import { useSessionEnd } from '../../../lib/session/session-end';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { VisitorsOwn } from '../../../ui/page/visitors-own/visitors-own';

function noteText(hasEnded: boolean): string {
  if (hasEnded) return 'Your session has ended. Please log in again.';
  return registeredEmail() ? 'Your account is ready. Please log in.' : 'Welcome back.';
}

export function LoginPage() {
  const session = useSession();
  const hasEnded = useSessionEnd() !== '';
  const { register } = useReturnTarget();
  return (
    <>
      <PageMeta page="Login" noIndex />
      <VisitorsOwn of="session" waiting={<AccountPanel heading="Login" />}>
        {session ? (
          <SignedIn heading="Login" name={session.user.name} />
        ) : (
          <AccountPanel
            heading="Login"
            note={noteText(hasEnded)}
            footer={
              <>
                New here? <Link to={register}>Create an account</Link>
              </>
            }
          >
            <LoginForm />
          </AccountPanel>
        )}
      </VisitorsOwn>
    </>
  );
}
