import {
  isCancelled,
  ORDER_STATUSES,
  orderStatusSchema,
  type Order,
  type OrderStatus,
} from '@shop/shared';
import { useId, useState } from 'react';
import { useKeyChoice } from '../use-key-choice';
import { useStatusChoice } from '../use-status-choice';
import { CancelOrder } from './cancel-order';
import styles from './order-status-select.module.css';

interface OrderStatusSelectProps {
  order: Order;
  /** Receives the order with its new status. */
  onChanged?: (order: Order) => void;
}

/** The status of an order, with a select to change it. */
export function OrderStatusSelect({ order, onChanged }: OrderStatusSelectProps) {
  const { chosen, refusal, choose } = useStatusChoice(order, onChanged);
  const [asking, setAsking] = useState<OrderStatus>();
  const { passing, change, keys } = useKeyChoice<OrderStatus>((status) => {
    if (isCancelled(status) && status !== order.status) setAsking(status);
    else if (status !== (chosen ?? order.status)) choose(status);
  });
  const noteId = useId();
  const hasPassed = passing !== undefined && passing !== order.status;
  const note = hasPassed ? `Enter saves “${passing}”, Esc keeps “${order.status}”` : refusal;
  return (
    <>
      <select
        className={styles.select}
        aria-label={`Status of order ${order.number}`}
        aria-describedby={noteId}
        // Not `disabled` while busy: that would lose the keyboard focus.
        aria-busy={chosen !== undefined}
        value={passing ?? asking ?? chosen ?? order.status}
        onChange={(event) => change(orderStatusSchema.parse(event.target.value))}
        {...keys}
      >
        {ORDER_STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
      <span id={noteId} role="status" className={styles.note}>
        {note}
      </span>
      <CancelOrder
        order={order}
        open={asking !== undefined}
        onCancel={() => {
          if (asking) choose(asking);
          setAsking(undefined);
        }}
        onKeep={() => setAsking(undefined)}
      />
    </>
  );
}
