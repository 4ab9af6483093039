import { shopPaths } from '../../../../lib/address/shop-paths';
import { useMayOpen } from '../../../../lib/session/permissions';
import { groupsOfPages } from './admin-pages';
import { SideMenu } from './side-menu';

interface AdminMenuProps {
  /** Orders that this administrator has not seen. */
  newOrders: number;
}

/** The screens that this administrator may open. */
export function AdminMenu({ newOrders }: AdminMenuProps) {
  const mayOpen = useMayOpen();
  const groups = groupsOfPages(newOrders)
    .map((group) => ({ ...group, links: group.links.filter(({ to }) => mayOpen(to)) }))
    .filter(({ links }) => links.length > 0);
  return <SideMenu title="Admin Panel" to={shopPaths.adminDashboard} groups={groups} />;
}
