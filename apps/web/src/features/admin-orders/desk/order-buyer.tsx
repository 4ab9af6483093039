import { DELETED_CUSTOMER, type AdminOrderDetails } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { PermittedLink, ScreenLink } from '../../../ui/page/permitted';
import { OrderDate, OrderFact } from '../../orders';
import { useOtherOrders } from '../api/list-other-orders';
import styles from './order-buyer.module.css';

/** Who bought, and their latest other orders. */
export function OrderBuyer({ order }: { order: AdminOrderDetails }) {
  const { buyer } = order;
  const others = useOtherOrders(order);
  return (
    <OrderFact heading="Customer">
      <p>
        {buyer.name === DELETED_CUSTOMER ? (
          buyer.name
        ) : (
          <PermittedLink to={dashboardPaths.adminCustomer(buyer._id)}>{buyer.name}</PermittedLink>
        )}
      </p>
      {others.map(({ _id, number, createAt, status }) => (
        <p key={_id}>
          <Link to={dashboardPaths.adminOrder(number)}>Order {number}</Link>{' '}
          <span className={styles.quiet}>
            <OrderDate date={createAt} />, {status}
          </span>
        </p>
      ))}
      <p>
        <ScreenLink to={dashboardPaths.adminOrdersOf({ buyer: buyer._id })}>
          All orders of {buyer.name}
        </ScreenLink>
      </p>
    </OrderFact>
  );
}
