import { Outlet } from 'react-router-dom';
import { DashboardShell, UserMenu } from '../../features/dashboard';

/** Layout of the shopper's own pages. */
export function UserArea() {
  return (
    <DashboardShell menu={<UserMenu />}>
      <Outlet />
    </DashboardShell>
  );
}
