import { Link, useSearchParams } from 'react-router-dom';
import {
  AccountPanel,
  NewPasswordForm,
  ResetLinkForm,
  useReturnTarget,
  useSendsLinks,
} from '../../../features/accounts';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { shopPaths } from '../../../lib/address/shop-paths';

const HEADING = 'Set a new password';

/** Sends a link to reset a password. That link leads here, too, with its token. */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const { resetPassword } = useReturnTarget();
  return (
    <>
      <PageMeta page={HEADING} noIndex />
      {token ? (
        <AccountPanel
          heading={HEADING}
          note="This signs you out everywhere."
          footer={
            <>
              The link doesn’t work? <Link to={resetPassword}>Get a new one</Link>
            </>
          }
        >
          <NewPasswordForm token={token} />
        </AccountPanel>
      ) : (
        <LinkPanel />
      )}
    </>
  );
}

function LinkPanel() {
  const { login } = useReturnTarget();
  if (!useSendsLinks()) {
    return (
      <AccountPanel
        heading={HEADING}
        note="This shop does not send email yet. Please write to us or call, and we will help you."
        footer={<Link to={shopPaths.contact}>Contact</Link>}
      />
    );
  }
  return (
    <AccountPanel
      heading={HEADING}
      note="We send you a link that works once, for 30 minutes."
      footer={
        <>
          Remember your password? <Link to={login}>Back to login</Link>
        </>
      }
    >
      <ResetLinkForm />
    </AccountPanel>
  );
}
