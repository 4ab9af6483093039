import type { PaymentFilter } from '@shop/shared';

/** Matches the orders whose payment is in a state, that have an open dispute, or of which something went back. */
export function paymentFilter(state: PaymentFilter): object {
  if (state === 'disputed') return { 'payment.disputes.state': 'open' };
  if (state === 'with_refund') return { 'payment.hasRefund': true };
  return { 'payment.state': state };
}

/**
 * The index that finds the few orders of such a filter; undefined for one that is found in the order of the list. The
 * database would rather scan the whole list in its sort order, as long as it knows little of its orders.
 */
export function paymentIndex(state: PaymentFilter | undefined): Record<string, 1> | undefined {
  if (state === 'disputed') return { 'payment.disputes.state': 1 };
  if (state === 'with_refund') return { 'payment.hasRefund': 1 };
  return undefined;
}
