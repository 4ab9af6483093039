import { Outlet } from 'react-router-dom';
import { useAccess } from '../../features/accounts';
import { paths } from '../../lib/paths';
import { RedirectCountdown } from './redirect-countdown';

/** Lets administrators in and redirects everyone else to the shop. */
export function AdminGuard() {
  return useAccess('admin') ? <Outlet /> : <RedirectCountdown to={paths.home} />;
}
