import { GroupList } from '../../../../features/admin-customers';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';

export function AdminCustomerGroupsPage() {
  return (
    <>
      <PageMeta page="Groups of customers" noIndex />
      <PageHeading>Groups of customers</PageHeading>
      <GroupList />
    </>
  );
}
