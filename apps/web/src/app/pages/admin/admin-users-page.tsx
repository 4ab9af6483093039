import { AllUsers } from '../../../features/admin-users';
import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

const HEADING = 'All users';

export function AdminUsersPage() {
  return (
    <>
      <PageMeta title={pageTitle(HEADING)} noIndex />
      <PageHeading>{HEADING}</PageHeading>
      <AllUsers />
    </>
  );
}
