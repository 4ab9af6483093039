import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function UserDashboardPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('Dashboard')} />
      <PageHeading>Dashboard</PageHeading>
    </div>
  );
}
