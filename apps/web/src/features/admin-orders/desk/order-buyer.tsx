import { DELETED_CUSTOMER, type AdminOrderDetails } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { PermittedLink, ScreenLink } from '../../../ui/page/permitted';
import { OrderDate } from '../../orders';
import { useOtherOrders } from '../api/list-other-orders';
import styles from './order-buyer.module.css';

/** Who bought, and their latest other orders. */
export function OrderBuyer({ order }: { order: AdminOrderDetails }) {
  const { buyer } = order;
  const others = useOtherOrders(order);
  return (
    <div className={styles.buyer}>
      <h2 className={styles.heading}>Customer</h2>
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
          <span className={styles.heading}>
            <OrderDate date={createAt} />, {status}
          </span>
        </p>
      ))}
      <p>
        <ScreenLink to={dashboardPaths.adminOrdersOf({ buyer: buyer._id })}>
          All orders of {buyer.name}
        </ScreenLink>
      </p>
    </div>
  );
}
