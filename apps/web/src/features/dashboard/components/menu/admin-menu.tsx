import { shopPaths } from '../../../../lib/address/shop-paths';
import { groupsOfPages } from './admin-pages';
import { SideMenu } from './side-menu';

interface AdminMenuProps {
  /** Orders that this administrator has not seen. */
  newOrders: number;
}

export function AdminMenu({ newOrders }: AdminMenuProps) {
  return (
    <SideMenu title="Admin Panel" to={shopPaths.adminDashboard} groups={groupsOfPages(newOrders)} />
  );
}
