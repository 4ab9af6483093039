import { AllBrands } from '../../../../features/admin-brands';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminBrandsPage() {
  return (
    <>
      <PageMeta page="Brands" noIndex />
      <PageHeading>Brands</PageHeading>
      <AllBrands />
    </>
  );
}
