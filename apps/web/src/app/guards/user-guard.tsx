import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loginPath, useAccess } from '../../features/accounts';
import { payLinkReturn } from '../../features/pay-link';
import { RedirectCountdown } from './redirect-countdown';

/**
 * Lets signed-in users in and redirects everyone else to the login screen, which sends them back here. Who has paid by a
 * link needs none.
 */
export function UserGuard() {
  const { pathname, search } = useLocation();
  const { isGranted } = useAccess('user');
  const back = payLinkReturn({ pathname, search });
  if (back !== undefined) return <Navigate to={back} replace />;
  if (isGranted) return <Outlet />;
  return <RedirectCountdown to={loginPath(pathname + search)} />;
}
