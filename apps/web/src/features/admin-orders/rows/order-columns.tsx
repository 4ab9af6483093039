import type { Order } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Price } from '../../../ui/display/price';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import { OneLine } from '../../../ui/list/data-table/one-line';
import { OrderDate, paymentStateWords, showsTotal } from '../../orders';
import { OrderStatusSelect } from '../components/order-status-select';
import { relativeDate } from '../relative-date';

interface OrderColumnsContext {
  /** Whether who is signed in may see amounts. */
  hasTotals: boolean;
  /** Receives an order whose status was changed. */
  onChanged?: (order: Order) => void;
}

/** The columns of the list of orders. */
export function orderColumns(context: OrderColumnsContext): readonly ListColumn<Order>[] {
  const { hasTotals, onChanged = () => undefined } = context;
  return [
    {
      id: 'order',
      heading: 'Order',
      cell: ({ number }) => (
        <Link to={dashboardPaths.adminOrder(number)} data-row-link>
          {number}
        </Link>
      ),
    },
    {
      id: 'placed',
      heading: 'Placed',
      sorts: ['newest', 'oldest'],
      cell: ({ createAt }) => <OrderDate date={createAt} format={(date) => relativeDate(date)} />,
    },
    {
      id: 'customer',
      heading: 'Customer',
      cell: ({ buyer }) => (
        <OneLine text={buyer.name}>
          <Link to={dashboardPaths.adminOrdersOf({ buyer: buyer._id })}>{buyer.name}</Link>
        </OneLine>
      ),
    },
    { id: 'payment', heading: 'Payment', cell: paymentStateWords },
    {
      id: 'status',
      heading: 'Status',
      cell: (order) => <OrderStatusSelect order={order} onChanged={onChanged} />,
    },
    {
      id: 'pieces',
      heading: 'Pieces',
      isFigure: true,
      cell: ({ products }) => products.reduce((sum, { quantity }) => sum + quantity, 0),
    },
    ...(hasTotals ? [TOTAL] : []),
  ];
}

const TOTAL: ListColumn<Order> = {
  id: 'total',
  heading: 'Total',
  isFigure: true,
  cell: (order) => showsTotal(order) && <Price dollars={order.total} />,
};
