import { JobList } from '../../../../features/admin-mails';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';

export function AdminJobsPage() {
  return (
    <>
      <PageMeta page="Tasks" noIndex />
      <PageHeading>Tasks</PageHeading>
      <JobList />
    </>
  );
}
