import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAccess } from '../../features/accounts';
import { paths } from '../../lib/address/dashboard-paths';
import { RedirectCountdown } from './redirect-countdown';

/**
 * Lets administrators in and redirects everyone else to the shop. An administrator who has to set up a second factor first
 * sees only the screen for that.
 */
export function AdminGuard() {
  const { pathname } = useLocation();
  const { isGranted, lacksSecondFactor } = useAccess('admin');
  if (isGranted) return <Outlet />;
  if (!lacksSecondFactor) return <RedirectCountdown to={paths.home} />;
  return pathname === paths.adminSecurity ? (
    <Outlet />
  ) : (
    <Navigate to={paths.adminSecurity} replace />
  );
}
