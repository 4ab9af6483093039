import { ZoneList } from '../../../../features/admin-delivery';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminDeliveryPage() {
  return (
    <>
      <PageMeta page="Delivery" noIndex />
      <PageHeading note="Where you deliver to, how, and for how much">Delivery</PageHeading>
      <ZoneList />
    </>
  );
}
