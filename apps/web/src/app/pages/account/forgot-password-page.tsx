import { Link } from 'react-router-dom';
import {
  AccountPanel,
  ForgotPasswordForm,
  LinkPanel,
  useReturnTarget,
} from '../../../features/accounts';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { useShopDetails } from '../../../ui/page/shop-details';

const HEADING = 'RESET PAAWORD';

export function ForgotPasswordPage() {
  const { resetsByLinkAlone } = useShopDetails();
  return (
    <>
      <PageMeta page={HEADING} noIndex />
      {resetsByLinkAlone ? <LinkPanel heading={HEADING} /> : <AnswerPanel />}
    </>
  );
}

function AnswerPanel() {
  const { login, resetPassword } = useReturnTarget();
  return (
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
  );
}
