import type { Order } from '@shop/shared';
import { OrderCard, OrderDate } from '../../orders';
import { relativeDate } from '../relative-date';
import styles from './order-cards.module.css';
import { OrderStatusSelect } from './order-status-select';

interface OrderCardsProps {
  orders: readonly Order[];
  /** How many stand on the pages before this one. */
  before: number;
  /** The orders are on their way out: others have been asked for. */
  outdated: boolean;
}

/** Orders as cards, each with its status to set. */
export function OrderCards({ orders, before, outdated }: OrderCardsProps) {
  return (
    <div className={styles.cards} aria-busy={outdated}>
      {orders.map((order, index) => (
        <OrderCard
          key={order._id}
          order={order}
          number={before + index + 1}
          status={<OrderStatusSelect order={order} number={before + index + 1} />}
          date={<OrderDate date={order.createAt} format={(date) => relativeDate(date)} />}
        />
      ))}
    </div>
  );
}
