import { Overview, UserDetails } from '../../../features/dashboard';
import { useSession } from '../../../lib/session/session';
import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta } from '../../../ui/metadata/page-meta';

export function AdminDashboardPage() {
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <>
      <PageMeta page="Admin Panel" noIndex />
      <PageHeading>Admin Panel</PageHeading>
      <UserDetails
        details={[
          ['Name', user.name],
          ['Email', user.email],
          ['Phone', user.phone],
        ]}
      />
      <Overview />
    </>
  );
}
