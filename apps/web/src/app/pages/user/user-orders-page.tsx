import { MyOrders } from '../../../features/orders';
import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page/page-meta';

export function UserOrdersPage() {
  return (
    <>
      <PageMeta title={pageTitle('Orders')} noIndex />
      <PageHeading>Orders</PageHeading>
      <MyOrders />
    </>
  );
}
