import type { OrderDetails } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { Badge } from '../../../../ui/display/badge';
import { hasInvoice } from '../../has-invoice';
import { OrderFacts } from './order-facts';
import { OrderHistory } from './order-history';
import { OrderPage } from './order-page';
import { OrderSection } from './order-section';
import { OrderShipment } from './order-shipment';

/** One of the shopper's own orders. */
export function MyOrder({ order }: { order: OrderDetails }) {
  const { number, status, history, shipment } = order;
  return (
    <OrderPage
      links={
        <>
          <Link to={dashboardPaths.userOrders}>All your orders</Link>
          {hasInvoice(order) && <Link to={dashboardPaths.userInvoice(number)}>Invoice</Link>}
        </>
      }
    >
      <p>
        Status <Badge>{status}</Badge>
      </p>
      <OrderFacts order={order} linkTo={({ slug }) => shopPaths.product(slug)} />
      {shipment && (
        <OrderSection heading="Shipment">
          <OrderShipment shipment={shipment} />
        </OrderSection>
      )}
      <OrderHistory history={history} />
    </OrderPage>
  );
}
