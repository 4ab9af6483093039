import type { Customer } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useIsPermitted } from '../../../lib/session/permissions';
import { Price } from '../../../ui/display/price';
import { ErrorState } from '../../../ui/feedback/error-state';
import styles from '../../../ui/list/data-table/data-table.module.css';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { Table } from '../../../ui/list/table';
import { OrderDate, OrderSection, paymentStateWords } from '../../orders';
import { LATEST_ORDERS, useOrdersOf } from '../api/list-orders-of';

const HEADINGS = ['Order', 'Placed', 'Payment', 'Status'];

/** The latest orders of a customer, and a link to all of them. */
export function LatestOrders({ customer: { _id, sums } }: { customer: Customer }) {
  const hasTotals = useIsPermitted('money');
  const { data: orders, error, isPending, refetch } = useOrdersOf(_id);
  return (
    <OrderSection heading="Orders">
      {isPending && <RowsSkeleton label="Loading orders" rows={3} />}
      {error && !orders && <ErrorState error={error} onRetry={() => void refetch()} />}
      {orders?.length === 0 && <p>No orders yet.</p>}
      {orders && orders.length > 0 && (
        <Table headings={hasTotals ? [...HEADINGS, 'Total'] : HEADINGS} asCards>
          {orders.map((order) => (
            <tr key={order._id} className={styles.row}>
              <th scope="row">
                <Link to={dashboardPaths.adminOrder(order.number)}>{order.number}</Link>
              </th>
              <td data-label="Placed">
                <OrderDate date={order.createAt} />
              </td>
              <td data-label="Payment">{paymentStateWords(order)}</td>
              <td data-label="Status">{order.status}</td>
              {hasTotals && (
                <td data-label="Total">
                  <Price dollars={order.total} />
                </td>
              )}
            </tr>
          ))}
        </Table>
      )}
      {sums.orders > LATEST_ORDERS && (
        <p>
          <Link to={dashboardPaths.adminOrdersOf({ buyer: _id })}>All {sums.orders} orders</Link>
        </p>
      )}
    </OrderSection>
  );
}
