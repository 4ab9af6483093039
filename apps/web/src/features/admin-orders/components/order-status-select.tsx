import { ORDER_STATUSES, orderStatusSchema, type Order, type OrderStatus } from '@shop/shared';
import { useState } from 'react';
import { useUpdateOrderStatus } from '../api/update-order-status';
import styles from './order-status-select.module.css';

interface OrderStatusSelectProps {
  order: Order;
  /** Its place in the list, from 1: tells one select from the next. */
  number: number;
}

export function OrderStatusSelect({ order, number }: OrderStatusSelectProps) {
  const update = useUpdateOrderStatus(order._id);
  const [chosen, setChosen] = useState<OrderStatus>();
  const busy = chosen !== undefined;
  function choose(value: string) {
    // Not `disabled` while busy: that would take the focus away from the keyboard.
    if (busy) return;
    const status = orderStatusSchema.parse(value);
    setChosen(status);
    update.mutate(status, { onSettled: () => setChosen(undefined) });
  }
  return (
    <select
      className={styles.select}
      aria-label={`Status of order ${number}`}
      aria-busy={busy}
      value={chosen ?? order.status}
      onChange={(event) => choose(event.target.value)}
    >
      {ORDER_STATUSES.map((status) => (
        <option key={status}>{status}</option>
      ))}
    </select>
  );
}
