import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AdminCreateProductPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('Create Product')} />
      <PageHeading>Create Product</PageHeading>
    </div>
  );
}
