import { holdsStock } from '@shop/shared';
import type { PaymentRecord } from './money/payment-record.js';
import type { OrderRecord } from './order.model.js';

/** Whether a provider is being asked for it just now: nothing else may become of the order until it has answered. */
export function isBeingPaid({ state, leaseUntil }: PaymentRecord): boolean {
  return state === 'pending' && leaseUntil !== undefined;
}

/** Whether it waits for its buyer to pay, on a provider's page or by hand. */
export function waitsForBuyer({ state, leaseUntil }: PaymentRecord): boolean {
  return state === 'pending' && leaseUntil === undefined;
}

/**
 * Until when an order waits for its buyer to pay; null without end. Undefined if it does not wait: a cancelled order is
 * not to be paid. It may be placed again, so its payment stays as it is.
 */
export function dueAtOf({ payment, status }: Pick<OrderRecord, 'payment' | 'status'>) {
  return waitsForBuyer(payment) && holdsStock(status) ? (payment.dueAt ?? null) : undefined;
}
