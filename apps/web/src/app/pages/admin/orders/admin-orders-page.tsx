import { AllOrders } from '../../../../features/admin-orders';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { ScreenHeading } from '../../../../ui/page/screen-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

const LINKS = { [dashboardPaths.adminCreateOrder]: 'New order' };

export function AdminOrdersPage() {
  return (
    <>
      <PageMeta page="All orders" noIndex />
      <ScreenHeading links={LINKS}>All orders</ScreenHeading>
      <AllOrders />
    </>
  );
}
