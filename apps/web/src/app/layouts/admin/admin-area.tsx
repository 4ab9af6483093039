import { setTypedUnits } from '@shop/shared';
import { AdminMenu } from '../../../features/dashboard';
import { NewOrdersContext, useWatchNewOrders } from '../../../features/new-orders';
import { SaveKey } from '../../../ui/keys/save-key';
import { ShortcutsHelp } from '../../../ui/keys/shortcuts-help';
import { TitleCount } from '../../../ui/metadata/title-count';
import { useShopDetails } from '../../../ui/page/shop-details';
import { PermissionGuard } from '../../guards/permission-guard';
import styles from './admin-area.module.css';

/** Layout of the administrator's pages, which all show new orders: the menu beside a page that has the whole width. */
export function AdminArea() {
  const newOrders = useWatchNewOrders();
  // Only the fields below take weights: pages of shoppers need not know how.
  setTypedUnits(useShopDetails().units);
  return (
    <NewOrdersContext value={newOrders}>
      <TitleCount value={newOrders.count}>
        <div className={styles.area}>
          <div className={styles.side} data-no-print>
            <AdminMenu newOrders={newOrders.count} />
          </div>
          <div className={styles.page}>
            <PermissionGuard />
            <ShortcutsHelp />
            <SaveKey />
          </div>
        </div>
      </TitleCount>
    </NewOrdersContext>
  );
}
