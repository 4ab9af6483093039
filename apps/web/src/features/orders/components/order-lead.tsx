import { isCancellable, SHIPPED_STATUS, type Order } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Price } from '../../../ui/display/price';
import styles from './order-lead.module.css';
import { StatusTrack } from './status-track';

/** What a shopper wants to know of an order first: its number, its total, and how far it is. */
export function OrderLead({ order }: { order: Order }) {
  const { number, total, status, inParcels, shippingMethod, unshipped } = order;
  const isOnItsWay = inParcels === 'all' && isCancellable(status);
  return (
    <div className={styles.lead}>
      <div className={styles.line}>
        <h2 className={styles.heading}>
          <Link to={dashboardPaths.userOrder(number)}>Order {number}</Link>
        </h2>
        <Price dollars={total} className={styles.total} />
      </div>
      <StatusTrack
        status={isOnItsWay ? SHIPPED_STATUS : status}
        shippingMethod={shippingMethod}
        unshipped={unshipped}
      />
    </div>
  );
}
