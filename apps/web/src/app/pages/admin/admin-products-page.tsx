import { ProductList } from '../../../features/admin-catalog';
import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AdminProductsPage() {
  return (
    <>
      <PageMeta title={pageTitle('Products')} noIndex />
      <PageHeading>Products</PageHeading>
      <ProductList />
    </>
  );
}
