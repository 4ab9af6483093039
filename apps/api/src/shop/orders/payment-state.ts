import type { PaymentState } from '@shop/shared';
import type { PaymentRecord } from './money/payment-record.js';

/** Where a payment stands. */
export function paymentState({
  success,
  state,
  leaseUntil,
  cancelledAt,
}: PaymentRecord): PaymentState {
  if (cancelledAt) return leaseUntil ? 'cancelling' : 'refunded';
  if (state) return state;
  if (success) return 'paid';
  return leaseUntil ? 'pending' : 'failed';
}

/** Whether a provider is being asked for it just now: nothing else may become of the order until it has answered. */
export function isBeingPaid({ success, leaseUntil, cancelledAt }: PaymentRecord): boolean {
  return !success && !cancelledAt && leaseUntil !== undefined;
}
