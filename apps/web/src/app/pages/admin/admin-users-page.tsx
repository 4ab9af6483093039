import { AllUsers } from '../../../features/admin-users';
import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AdminUsersPage() {
  return (
    <>
      <PageMeta title={pageTitle('All users')} noIndex />
      <PageHeading>All users</PageHeading>
      <AllUsers />
    </>
  );
}
