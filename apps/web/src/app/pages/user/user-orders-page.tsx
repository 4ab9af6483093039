import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function UserOrdersPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('Orders')} />
      <PageHeading>Orders</PageHeading>
    </div>
  );
}
