import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function ProductPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('Product')} />
      <PageHeading>Product</PageHeading>
    </div>
  );
}
