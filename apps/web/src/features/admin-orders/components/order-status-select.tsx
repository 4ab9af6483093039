import {
  holdsStock,
  nextStatuses,
  ORDER_STATUSES,
  orderStatusSchema,
  whyCancelled,
  type Order,
  type OrderStatus,
} from '@shop/shared';
import { useId, useState } from 'react';
import type { StatusChangeOptions } from '../api/update-order-status';
import { useKeyChoice } from '../use-key-choice';
import { useStatusChoice } from '../use-status-choice';
import { ConfirmStatus, type OrderToSet } from './confirm-status';
import styles from './order-status-select.module.css';

interface OrderStatusSelectProps extends StatusChangeOptions {
  order: OrderToSet;
}

/** The status of an order, with a select to change it. */
export function OrderStatusSelect({ order, ...options }: OrderStatusSelectProps) {
  const { chosen, refusal, choose } = useStatusChoice(order, options);
  // Kept while the question closes, so that its words do not change during the animation.
  const [question, setQuestion] = useState<{ status: OrderStatus; open: boolean }>();
  const { passing, change, keys } = useKeyChoice<OrderStatus>((status) => {
    const before = chosen ?? order.status;
    if (holdsStock(status) !== holdsStock(before)) setQuestion({ status, open: true });
    else if (status !== before) choose(status);
  });
  const close = () => setQuestion((last) => last && { ...last, open: false });
  const unconfirmed = question?.open ? question.status : undefined;
  const noteId = useId();
  const hasPassed = passing !== undefined && passing !== order.status;
  const statuses = nextStatuses(order);
  const note = hasPassed
    ? `Enter saves “${passing}”, Esc keeps “${order.status}”`
    : (refusal ?? (statuses.length < ORDER_STATUSES.length && fixedText(order)));
  return (
    <>
      <select
        className={styles.select}
        aria-label={`Status of order ${order.number}`}
        aria-describedby={noteId}
        // Not `disabled` while busy: that would lose the keyboard focus.
        aria-busy={chosen !== undefined}
        value={passing ?? unconfirmed ?? chosen ?? order.status}
        onChange={(event) => change(orderStatusSchema.parse(event.target.value))}
        {...keys}
      >
        {statuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
      <span id={noteId} role="status" className={styles.note}>
        {note}
      </span>
      {question && (
        <ConfirmStatus
          order={order}
          {...question}
          onConfirm={() => {
            choose(question.status);
            close();
          }}
          onKeep={close}
        />
      )}
    </>
  );
}

/** Why an order can't be sent any more. */
function fixedText(order: Order): string {
  const why = whyCancelled(order);
  return why.charAt(0).toUpperCase() + why.slice(1);
}
