import { Link } from 'react-router-dom';
import { AccountPanel, ForgotPasswordForm } from '../../../features/accounts';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { shopPaths } from '../../../lib/address/shop-paths';

const HEADING = 'RESET PAAWORD';

export function ForgotPasswordPage() {
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
            Forgot the answer, too? <Link to={shopPaths.resetPassword}>Try another way</Link>
          </>
        }
      >
        <ForgotPasswordForm />
      </AccountPanel>
    </>
  );
}
