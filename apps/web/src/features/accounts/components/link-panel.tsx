import { Link } from 'react-router-dom';
import { shopPaths } from '../../../lib/address/shop-paths';
import { useSendsLinks } from '../api/reset-password';
import { useReturnTarget } from '../return-target';
import { AccountPanel } from './account-panel';
import { ResetLinkForm } from './reset-link-form';

/** Sends a link to reset a password, or says how else the shop helps. */
export function LinkPanel({ heading }: { heading: string }) {
  const { login } = useReturnTarget();
  if (!useSendsLinks()) {
    return (
      <AccountPanel
        heading={heading}
        note="This shop does not send email yet. Please write to us or call, and we will help you."
        footer={<Link to={shopPaths.contact}>Contact</Link>}
      />
    );
  }
  return (
    <AccountPanel
      heading={heading}
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
