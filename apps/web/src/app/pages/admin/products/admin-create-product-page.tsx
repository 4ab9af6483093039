import { CreateProduct } from '../../../../features/admin-catalog';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminCreateProductPage() {
  return (
    <>
      <PageMeta title="Dashboard - Create Product" noIndex />
      <PageHeading>Create Product</PageHeading>
      <CreateProduct />
    </>
  );
}
