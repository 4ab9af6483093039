import { ProductList } from '../../../../features/admin-catalog';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { ScreenHeading } from '../../../../ui/page/screen-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

const LINKS = {
  [dashboardPaths.adminImport]: 'Import',
  [dashboardPaths.adminCreateProduct]: 'Create Product',
};

export function AdminProductsPage() {
  return (
    <>
      <PageMeta page="Products" noIndex />
      <ScreenHeading links={LINKS}>Products</ScreenHeading>
      <ProductList />
    </>
  );
}
