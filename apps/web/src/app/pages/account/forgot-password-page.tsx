import { Link } from 'react-router-dom';
import { AccountPanel, ForgotPasswordForm, useSendsLinks } from '../../../features/accounts';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { shopPaths } from '../../../lib/address/shop-paths';

const HEADING = 'RESET PAAWORD';

export function ForgotPasswordPage() {
  const sendsLinks = useSendsLinks();
  return (
    <>
      <PageMeta page={HEADING} noIndex />
      <AccountPanel
        heading={HEADING}
        note="Use your security answer to set a new password."
        footer={
          <>
            Remember your password? <Link to={shopPaths.login}>Back to login</Link>
            <br />
            Forgot the answer, too?{' '}
            {sendsLinks ? (
              <Link to={shopPaths.resetPassword}>Get a link by email</Link>
            ) : (
              <Link to={shopPaths.contact}>Ask us for help</Link>
            )}
          </>
        }
      >
        <ForgotPasswordForm />
      </AccountPanel>
    </>
  );
}
