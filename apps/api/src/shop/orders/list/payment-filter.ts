import type { PaymentFilter } from '@shop/shared';

/** Matches the orders whose payment is in a state, that have an open dispute, or of which something went back. */
export function paymentFilter(state: PaymentFilter): object {
  if (state === 'disputed') return { 'payment.disputes.state': 'open' };
  if (state === 'with_refund') return { 'payment.hasRefund': true };
  return { 'payment.state': state };
}
