import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useLatestOrder } from '../api/list-my-orders';
import { orderWords } from '../order-words';

/** How far the shopper's latest order is; nothing for who has none. */
export function LatestOrder({ className }: { className?: string | undefined }) {
  const { data: order } = useLatestOrder();
  if (!order) return null;
  return (
    <p className={className}>
      Your latest order:{' '}
      <Link to={dashboardPaths.userOrder(order.number)}>Order {order.number}</Link>{' '}
      {orderWords(order).state}. {orderWords(order).next}
    </p>
  );
}
