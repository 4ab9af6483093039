import { AllUsers } from '../../../features/admin-users';
import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page/page-meta';

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
