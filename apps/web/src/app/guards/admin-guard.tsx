import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAccess } from '../../features/accounts';
import { dashboardPaths } from '../../lib/address/dashboard-paths';
import { shopPaths } from '../../lib/address/shop-paths';
import { notePreferences } from '../../lib/preferences/preferences';
import { RedirectCountdown } from './redirect-countdown';

/**
 * Lets administrators in and redirects everyone else to the shop. An administrator who has to set up a second factor first
 * sees only the screen for that.
 */
export function AdminGuard() {
  const { pathname } = useLocation();
  const { isGranted, lacksSecondFactor } = useAccess('admin', notePreferences);
  if (isGranted) return <Outlet />;
  if (!lacksSecondFactor) return <RedirectCountdown to={shopPaths.home} />;
  return pathname === dashboardPaths.adminSecurity ? (
    <Outlet />
  ) : (
    <Navigate to={dashboardPaths.adminSecurity} replace />
  );
}
