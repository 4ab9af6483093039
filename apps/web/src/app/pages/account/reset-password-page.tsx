import { Link, useSearchParams } from 'react-router-dom';
import {
  AccountPanel,
  LinkPanel,
  NewPasswordForm,
  useReturnTarget,
} from '../../../features/accounts';
import { PageMeta } from '../../../ui/metadata/page-meta';

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
        <LinkPanel heading={HEADING} />
      )}
    </>
  );
}
