import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AdminProductsPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('Products')} />
      <PageHeading>Products</PageHeading>
    </div>
  );
}
