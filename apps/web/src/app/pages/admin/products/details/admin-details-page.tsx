import { DetailsList } from '../../../../../features/admin-catalog';
import { PageHeading } from '../../../../../ui/page/page-heading';
import { PageMeta } from '../../../../../ui/metadata/page-meta';

export function AdminDetailsPage() {
  return (
    <>
      <PageMeta page="Product details" noIndex />
      <PageHeading>Product details</PageHeading>
      <DetailsList />
    </>
  );
}
