import { AllOrders } from '../../../../features/admin-orders';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { ScreenLink } from '../../../../ui/page/permitted';
import styles from './admin-orders-page.module.css';

export function AdminOrdersPage() {
  return (
    <>
      <PageMeta page="All orders" noIndex />
      <div className={styles.head}>
        <PageHeading>All orders</PageHeading>
        <ScreenLink to={dashboardPaths.adminCreateOrder} className={styles.create} data-no-print>
          New order
        </ScreenLink>
      </div>
      <AllOrders />
    </>
  );
}
