import { Link } from 'react-router-dom';
import { AccountPanel, ForgotPasswordForm, useReturnTarget } from '../../../features/accounts';
import { PageMeta } from '../../../ui/metadata/page-meta';

const HEADING = 'RESET PAAWORD';

export function ForgotPasswordPage() {
  const { login, resetPassword } = useReturnTarget();
  return (
    <>
      <PageMeta page={HEADING} noIndex />
      <AccountPanel
        heading={HEADING}
        note="Use your security answer to set a new password."
        footer={
          <>
            Remember your password? <Link to={login}>Back to login</Link>
            <br />
            Forgot the answer, too? <Link to={resetPassword}>Try another way</Link>
          </>
        }
      >
        <ForgotPasswordForm />
      </AccountPanel>
    </>
  );
}
