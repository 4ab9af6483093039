import type { PaymentState } from '@shop/shared';
import type { PaymentRecord } from './order.model.js';

/** Where a payment stands. */
export function paymentState({ success, leaseUntil, cancelledAt }: PaymentRecord): PaymentState {
  if (cancelledAt) return leaseUntil ? 'cancelling' : 'cancelled';
  if (success) return 'paid';
  return leaseUntil ? 'pending' : 'failed';
}
