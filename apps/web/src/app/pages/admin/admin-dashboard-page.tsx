import type { User } from '@shop/shared';
import { FirstSteps, Overview, ShopFigures, UserDetails } from '../../../features/dashboard';
import { useIsPermitted } from '../../../lib/session/permissions';
import { useSession } from '../../../lib/session/session';
import { PageHeading } from '../../../ui/page/page-heading';
import { Permitted } from '../../../ui/page/permitted';
import { PageMeta } from '../../../ui/metadata/page-meta';

export function AdminDashboardPage() {
  const user = useSession()?.user;
  const maySeeOrders = useIsPermitted('orders');
  const isShownOverview = useIsPermitted('catalog') || maySeeOrders;
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
          ...permissionsOfMember(user),
        ]}
      />
      <Permitted needs={['settings']}>
        <FirstSteps />
      </Permitted>
      <Permitted needs={['orders']}>
        <ShopFigures />
      </Permitted>
      {isShownOverview && <Overview />}
    </>
  );
}

/** Those with some permissions only are told which. */
function permissionsOfMember({ permissions }: User): [string, string][] {
  return permissions ? [['Permissions', permissions.join(', ')]] : [];
}
