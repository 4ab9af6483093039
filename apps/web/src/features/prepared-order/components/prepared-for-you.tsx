import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Notice } from '../../../ui/feedback/notice';
import { useMyPreparedOrders } from '../api/my-prepared-orders';

/** Leads to the orders that the shop has prepared for this user; nothing without any. */
export function PreparedForYou() {
  const { data: prepared = [] } = useMyPreparedOrders();
  return prepared.map(({ _id, items }) => (
    <Notice key={_id}>
      We have prepared an order of{' '}
      {items.map(({ quantity, name }) => `${quantity} × ${name ?? 'No longer sold'}`).join(', ')}{' '}
      for you. <Link to={dashboardPaths.userPreparedOrder(_id)}>See the order</Link>
    </Notice>
  ));
}
