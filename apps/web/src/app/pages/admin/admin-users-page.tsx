import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AdminUsersPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('All users')} />
      <PageHeading>All users</PageHeading>
    </div>
  );
}
