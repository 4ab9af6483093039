import { AllUsers } from '../../../../features/admin-users';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

const HEADING = 'All users';

export function AdminUsersPage() {
  return (
    <>
      <PageMeta page={HEADING} noIndex />
      <PageHeading>{HEADING}</PageHeading>
      <AllUsers />
    </>
  );
}
