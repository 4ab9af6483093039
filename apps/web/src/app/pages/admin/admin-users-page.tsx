import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AdminUsersPage() {
  return (
    <>
      <PageMeta title={pageTitle('All users')} noIndex />
      <PageHeading note="This page is not ready yet.">All users</PageHeading>
    </>
  );
}
