import { CustomerList } from '../../../../features/admin-customers';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';

export function AdminCustomersPage() {
  return (
    <>
      <PageMeta page="Customers" noIndex />
      <PageHeading>Customers</PageHeading>
      <CustomerList />
    </>
  );
}
