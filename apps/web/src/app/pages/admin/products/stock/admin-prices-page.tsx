import { PriceList } from '../../../../../features/admin-catalog';
import { PageHeading } from '../../../../../ui/page/page-heading';
import { PageMeta } from '../../../../../ui/metadata/page-meta';

export function AdminPricesPage() {
  return (
    <>
      <PageMeta page="Prices and stock" noIndex />
      <PageHeading>Prices and stock</PageHeading>
      <PriceList />
    </>
  );
}
