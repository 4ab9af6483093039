import type { Order } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useIsPermitted } from '../../../lib/session/permissions';
import { Price } from '../../../ui/display/price';
import { DenseTable } from '../../../ui/list/dense-table';
import styles from '../../../ui/list/dense-table.module.css';
import { OrderDate, paymentStateWords, showsTotal } from '../../orders';
import { SelectOrder } from '../bulk/select-order';
import { OrderStatusSelect } from '../components/order-status-select';
import type { OrderListProps } from '../order-list-props';
import { relativeDate } from '../relative-date';

const HEADINGS = ['Select', 'Order', 'Placed', 'Customer', 'Payment', 'Status', 'Pieces'];

function pieces({ products }: Order): number {
  return products.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Orders as the rows of a table, many on one screen. Keys move through them, select and open. */
export function OrderRows({ orders, selection, onChanged }: OrderListProps) {
  const hasTotals = useIsPermitted('money');
  return (
    <DenseTable
      headings={hasTotals ? [...HEADINGS, 'Total'] : HEADINGS}
      figures={hasTotals ? 2 : 1}
      selects
    >
      {orders.map((order) => (
        <tr key={order._id} data-row className={styles.row}>
          <td className={styles.select}>
            <SelectOrder order={order} selection={selection} />
          </td>
          <th scope="row">
            <Link to={dashboardPaths.adminOrder(order.number)} data-row-link>
              {order.number}
            </Link>
          </th>
          <td data-label="Placed">
            <OrderDate date={order.createAt} format={(date) => relativeDate(date)} />
          </td>
          <td data-label="Customer">
            <Link to={dashboardPaths.adminOrdersOf({ buyer: order.buyer._id })}>
              {order.buyer.name}
            </Link>
          </td>
          <td data-label="Payment">{paymentStateWords(order)}</td>
          <td data-label="Status">
            <OrderStatusSelect order={order} onChanged={onChanged} />
          </td>
          <td data-label="Pieces" className={styles.figure}>
            {pieces(order)}
          </td>
          {hasTotals && (
            <td data-label="Total" className={styles.figure}>
              {showsTotal(order) && <Price dollars={order.total} />}
            </td>
          )}
        </tr>
      ))}
    </DenseTable>
  );
}
