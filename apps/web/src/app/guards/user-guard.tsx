import { Outlet, useLocation } from 'react-router-dom';
import { loginPath, useAccess } from '../../features/accounts';
import { RedirectCountdown } from './redirect-countdown';

/** Lets in whoever is signed in; everyone else goes to the login screen, and from there back to where they were going. */
export function UserGuard() {
  const { pathname, search } = useLocation();
  if (useAccess('user')) return <Outlet />;
  return <RedirectCountdown to={loginPath(pathname + search)} />;
}
