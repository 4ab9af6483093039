import { MyOrders } from '../../../features/orders';
import { PreparedForYou } from '../../../features/prepared-order';
import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta } from '../../../ui/metadata/page-meta';

export function UserOrdersPage() {
  return (
    <>
      <PageMeta page="Orders" noIndex />
      <PageHeading>Orders</PageHeading>
      <PreparedForYou />
      <MyOrders />
    </>
  );
}
