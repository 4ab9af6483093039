import { Outlet } from 'react-router-dom';
import { AdminMenu, DashboardShell } from '../../features/dashboard';
import { NewOrdersContext, useWatchNewOrders } from '../../features/new-orders';
import { TitleCount } from '../../ui/metadata/title-count';

/** Layout of the administrator's pages, which all show new orders. */
export function AdminArea() {
  const newOrders = useWatchNewOrders();
  return (
    <NewOrdersContext value={newOrders}>
      <TitleCount value={newOrders.count}>
        <DashboardShell menu={<AdminMenu newOrders={newOrders.count} />}>
          <Outlet />
        </DashboardShell>
      </TitleCount>
    </NewOrdersContext>
  );
}
