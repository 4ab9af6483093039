import { AllOrders } from '../../../features/admin-orders';
import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AdminOrdersPage() {
  return (
    <>
      <PageMeta title={pageTitle('All orders')} noIndex />
      <PageHeading>All orders</PageHeading>
      <AllOrders />
    </>
  );
}
