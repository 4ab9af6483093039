import { ProductList } from '../../../../features/admin-catalog';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminProductsPage() {
  return (
    <>
      <PageMeta page="Products" noIndex />
      <PageHeading>Products</PageHeading>
      <ProductList />
    </>
  );
}
