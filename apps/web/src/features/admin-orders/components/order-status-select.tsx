import { ORDER_STATUSES, orderStatusSchema, type Order } from '@shop/shared';
import { useStatusChoice } from '../use-status-choice';
import styles from './order-status-select.module.css';

interface OrderStatusSelectProps {
  order: Order;
}

export function OrderStatusSelect({ order }: OrderStatusSelectProps) {
  const { chosen, choose } = useStatusChoice(order._id);
  return (
    <select
      className={styles.select}
      aria-label={`Status of order ${order.number}`}
      // Not `disabled` while busy: that would lose the keyboard focus.
      aria-busy={chosen !== undefined}
      value={chosen ?? order.status}
      onChange={(event) => choose(orderStatusSchema.parse(event.target.value))}
    >
      {ORDER_STATUSES.map((status) => (
        <option key={status}>{status}</option>
      ))}
    </select>
  );
}
