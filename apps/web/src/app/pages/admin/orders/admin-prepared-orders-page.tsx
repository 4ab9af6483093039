import { PreparedOrders } from '../../../../features/admin-new-order';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { ScreenHeading } from '../../../../ui/page/screen-heading';

const LINKS = { [dashboardPaths.adminCreateOrder]: 'New order' };

export function AdminPreparedOrdersPage() {
  return (
    <>
      <PageMeta page="Prepared orders" noIndex />
      <ScreenHeading links={LINKS}>Prepared orders</ScreenHeading>
      <PreparedOrders />
    </>
  );
}
