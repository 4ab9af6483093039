import { Outlet } from 'react-router-dom';
import { AdminMenu, DashboardShell } from '../../features/dashboard';

/** Layout of the administrator's pages. */
export function AdminArea() {
  return (
    <DashboardShell menu={<AdminMenu />}>
      <Outlet />
    </DashboardShell>
  );
}
