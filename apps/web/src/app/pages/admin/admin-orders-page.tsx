import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AdminOrdersPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('All orders')} />
      <PageHeading>All orders</PageHeading>
    </div>
  );
}
