import { OrderCard, OrderDate } from '../../orders';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { KeyedRows } from '../../../ui/list/keyed-rows';
import { DisputeDue } from '../disputes/dispute-due';
import { SelectOrder } from '../bulk/select-order';
import type { OrderListProps } from '../order-list-props';
import { relativeDate } from '../relative-date';
import styles from './order-cards.module.css';
import { OrderStatusSelect } from './order-status-select';

interface OrderCardsProps extends OrderListProps {
  /** How many orders are on the previous pages. */
  before: number;
}

/** Orders as cards, each with a select for its status. */
export function OrderCards({ orders, before, selection, onChanged }: OrderCardsProps) {
  return (
    <KeyedRows>
      <div className={styles.cards}>
        {orders.map((order, index) => (
          <OrderCard
            key={order._id}
            order={order}
            to={dashboardPaths.adminOrder(order.number)}
            buyerTo={dashboardPaths.adminOrdersOf({ buyer: order.buyer._id })}
            place={before + index + 1}
            select={<SelectOrder order={order} selection={selection} />}
            status={<OrderStatusSelect order={order} onChanged={onChanged} />}
            dispute={<DisputeDue dispute={order.payment.dispute} />}
            date={<OrderDate date={order.createAt} format={(date) => relativeDate(date)} />}
          />
        ))}
      </div>
    </KeyedRows>
  );
}
