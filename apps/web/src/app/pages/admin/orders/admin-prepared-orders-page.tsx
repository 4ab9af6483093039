import { PreparedOrders } from '../../../../features/admin-new-order';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';
import { ScreenLink } from '../../../../ui/page/permitted';
import styles from './admin-orders-page.module.css';

export function AdminPreparedOrdersPage() {
  return (
    <>
      <PageMeta page="Prepared orders" noIndex />
      <div className={styles.head}>
        <PageHeading>Prepared orders</PageHeading>
        <ScreenLink to={dashboardPaths.adminCreateOrder} className={styles.create} data-no-print>
          New order
        </ScreenLink>
      </div>
      <PreparedOrders />
    </>
  );
}
