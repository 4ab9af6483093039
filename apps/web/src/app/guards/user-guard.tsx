import { Outlet, useLocation } from 'react-router-dom';
import { loginPath, useAccess } from '../../features/accounts';
import { RedirectCountdown } from './redirect-countdown';

/** Lets signed-in users in and redirects everyone else to the login screen, which sends them back here. */
export function UserGuard() {
  const { pathname, search } = useLocation();
  if (useAccess('user').isGranted) return <Outlet />;
  return <RedirectCountdown to={loginPath(pathname + search)} />;
}
