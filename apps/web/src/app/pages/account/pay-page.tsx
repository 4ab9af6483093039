import { Link, useLocation } from 'react-router-dom';
import { AccountPanel, loginPath } from '../../../features/accounts';
import { PayLinkOrder, usePayLink, usePayLinkReturn } from '../../../features/pay-link';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { shopPaths } from '../../../lib/address/shop-paths';
import { failureText } from '../../../lib/http/api-error';
import { PageMeta } from '../../../ui/metadata/page-meta';

const HEADING = 'Pay your order';

/** Where an order is paid by the link in a mail, without signing in. The token is behind the `#`. */
export function PayPage() {
  const token = useLocation().hash.slice(1);
  const { data: order, error } = usePayLink(token);
  const { isBack, isChecking } = usePayLinkReturn(token);
  return (
    <>
      <PageMeta page={HEADING} noIndex />
      <AccountPanel
        heading={HEADING}
        footer={
          <>
            Any questions? <Link to={shopPaths.contact}>Contact us</Link>
          </>
        }
      >
        {token === '' ? (
          <WithoutToken isBack={isBack} />
        ) : isChecking ? (
          <p role="status">Checking whether your payment has arrived …</p>
        ) : order ? (
          <PayLinkOrder key={order.state} token={token} order={order} />
        ) : error ? (
          <p role="alert">{failureText(error, 'This could not be loaded.')}</p>
        ) : (
          <p role="status">Loading …</p>
        )}
      </AccountPanel>
    </>
  );
}

/** For somebody whose browser does not know any more which link they had. */
function WithoutToken({ isBack }: { isBack: boolean }) {
  if (!isBack) return <p role="alert">The link is incomplete. Please open it from our mail.</p>;
  return (
    <p role="status">
      Thank you! As soon as your payment has arrived, we confirm it by mail. If you have an account,
      you may <Link to={loginPath(dashboardPaths.userOrders)}>log in</Link> to see your order.
    </p>
  );
}
