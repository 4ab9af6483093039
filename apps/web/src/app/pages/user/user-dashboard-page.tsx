import { UserDetails } from '../../../features/dashboard';
import { LatestOrder } from '../../../features/orders';
import { useSession } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/forms/button';
import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import styles from './user-pages.module.css';

export function UserDashboardPage() {
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <>
      <PageMeta page="Dashboard" noIndex />
      <PageHeading note="Your account with us.">Dashboard</PageHeading>
      <UserDetails
        details={[
          ['Name', user.name],
          ['Email', user.email],
          ['Address', user.address],
        ]}
      />
      <LatestOrder className={styles.latest} />
      <div className={styles.actions}>
        <ButtonLink to={dashboardPaths.userOrders}>See my orders</ButtonLink>
        <ButtonLink to={dashboardPaths.userProfile} tone="secondary">
          Edit profile
        </ButtonLink>
      </div>
    </>
  );
}
