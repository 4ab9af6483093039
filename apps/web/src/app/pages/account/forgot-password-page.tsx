import { Link } from 'react-router-dom';
import { AccountPanel, ForgotPasswordForm } from '../../../features/accounts';
import { PageMeta, pageTitle } from '../../../ui/page/page-meta';
import { paths } from '../../../lib/paths';

const HEADING = 'RESET PAAWORD';

export function ForgotPasswordPage() {
  return (
    <>
      <PageMeta title={pageTitle(HEADING)} noIndex />
      <AccountPanel
        heading={HEADING}
        note="Your security answer lets you choose a new one."
        footer={
          <>
            You remember it? <Link to={paths.login}>Back to the login</Link>
          </>
        }
      >
        <ForgotPasswordForm />
      </AccountPanel>
    </>
  );
}
