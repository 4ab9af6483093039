import { ORDER_STATUSES, orderStatusSchema, type Order } from '@shop/shared';
import { useUpdateOrderStatus } from '../api/update-order-status';
import styles from './order-status-select.module.css';

interface OrderStatusSelectProps {
  order: Order;
  /** Its place in the list, from 1: tells one select from the next. */
  number: number;
}

export function OrderStatusSelect({ order, number }: OrderStatusSelectProps) {
  const update = useUpdateOrderStatus(order._id);
  function choose(value: string) {
    // Not `disabled` while busy: that would take the focus away from the keyboard.
    if (!update.isPending) update.mutate(orderStatusSchema.parse(value));
  }
  return (
    <select
      className={styles.select}
      aria-label={`Status of order ${number}`}
      aria-busy={update.isPending}
      value={update.isPending ? update.variables : order.status}
      onChange={(event) => choose(event.target.value)}
    >
      {ORDER_STATUSES.map((status) => (
        <option key={status}>{status}</option>
      ))}
    </select>
  );
}
