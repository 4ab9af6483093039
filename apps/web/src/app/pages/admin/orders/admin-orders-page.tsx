import { AllOrders } from '../../../../features/admin-orders';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminOrdersPage() {
  return (
    <>
      <PageMeta page="All orders" noIndex />
      <PageHeading>All orders</PageHeading>
      <AllOrders />
    </>
  );
}
