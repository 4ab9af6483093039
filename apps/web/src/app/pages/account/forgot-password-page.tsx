import { Link } from 'react-router-dom';
import {
  AccountPanel,
  ForgotPasswordForm,
  ResetLinkForm,
  useResetWays,
} from '../../../features/accounts';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { shopPaths } from '../../../lib/address/shop-paths';

const HEADING = 'RESET PAAWORD';

export function ForgotPasswordPage() {
  const ways = useResetWays();
  return (
    <>
      <PageMeta page={HEADING} noIndex />
      <AccountPanel
        heading={HEADING}
        note={
          ways.answer
            ? 'Use your security answer to set a new password.'
            : 'We send you a link to set a new password.'
        }
        footer={
          <>
            Remember your password? <Link to={shopPaths.login}>Back to login</Link>
            {ways.answer && ways.link && (
              <>
                <br />
                Forgot the answer, too? <Link to={shopPaths.resetPassword}>Get a link by mail</Link>
              </>
            )}
          </>
        }
      >
        {ways.answer ? <ForgotPasswordForm /> : <ResetLinkForm />}
      </AccountPanel>
    </>
  );
}
