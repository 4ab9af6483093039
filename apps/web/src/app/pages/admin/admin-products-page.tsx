import { ProductList } from '../../../features/admin-catalog';
import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page/page-meta';

export function AdminProductsPage() {
  return (
    <>
      <PageMeta title={pageTitle('Products')} noIndex />
      <PageHeading>Products</PageHeading>
      <ProductList />
    </>
  );
}
