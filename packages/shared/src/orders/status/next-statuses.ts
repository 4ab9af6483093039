import type { Order } from '../orders.js';
import { isKept, OUTSTANDING_STATES } from '../payments/payment-states.js';
import { holdsStock, ORDER_STATUSES, type OrderStatus } from './status-table.js';

/** What decides which statuses an order may have. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly payment: Pick<Order['payment'], 'state'>;
}

/** Whether the amount of an order was returned to its buyer, or is about to be. */
export function isReturned({ payment }: Pick<OrderState, 'payment'>): boolean {
  return payment.state === 'cancelling' || payment.state === 'refunded';
}

/** Whether its buyer still has to pay an order, or the shop to take what is reserved: a cancelled one is not paid any more. */
export function isOutstanding({ status, payment }: OrderState): boolean {
  return holdsStock(status) && OUTSTANDING_STATES.some((state) => state === payment.state);
}

/**
 * The statuses that an administrator may give an order, its own among them. What was returned, or refused before it was
 * cancelled, would be sent for nothing: such an order stays cancelled.
 */
export function nextStatuses(order: OrderState): readonly OrderStatus[] {
  const { status, payment } = order;
  const isSendable =
    isKept(payment.state) ||
    payment.state === 'pending' ||
    (holdsStock(status) && !isReturned(order));
  return isSendable
    ? ORDER_STATUSES
    : ORDER_STATUSES.filter((next) => next === status || !holdsStock(next));
}

/** Why an order stays cancelled, as after a colon. */
export function whyCancelled(order: Pick<OrderState, 'payment'>): string {
  if (isReturned(order)) return 'its buyer gets the money back';
  if (order.payment.state === 'cancelled') return 'it was cancelled before it was paid';
  if (order.payment.state === 'expired') return 'it was not paid in time';
  return 'its payment was refused';
}
