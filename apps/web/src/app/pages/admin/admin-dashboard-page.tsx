import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AdminDashboardPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('Admin Panel')} />
      <PageHeading>Admin Panel</PageHeading>
    </div>
  );
}
