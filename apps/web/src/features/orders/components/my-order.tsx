import type { OrderDetails } from '@shop/shared';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Badge } from '../../../ui/display/badge';
import { OrderFacts } from './order-facts';
import { OrderHistory } from './order-history';
import historyStyles from './order-history.module.css';
import styles from './order-page.module.css';
import { OrderShipment } from './order-shipment';

/** One of the shopper's own orders. */
export function MyOrder({ order }: { order: OrderDetails }) {
  const { status, history, shipment } = order;
  return (
    <div className={styles.page}>
      <p className={styles.links}>
        <Link to={paths.userOrders}>All your orders</Link>
      </p>
      <p>
        Status <Badge>{status}</Badge>
      </p>
      <OrderFacts order={order} linkTo={({ slug }) => paths.product(slug)} />
      {shipment && (
        <section className={historyStyles.section}>
          <h2>Shipment</h2>
          <OrderShipment shipment={shipment} />
        </section>
      )}
      <OrderHistory history={history} />
    </div>
  );
}
