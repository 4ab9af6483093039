import type { PaymentFilter, PaymentState } from '@shop/shared';

const NOT_CANCELLED = { 'payment.cancelledAt': null };
/** Records that leave the state to their other fields. */
const UNSTATED = { ...NOT_CANCELLED, 'payment.state': null };
const stated = (state: PaymentState) => ({ ...NOT_CANCELLED, 'payment.state': state });

/** Their buyers have cancelled them, and have their money back. */
const returned = { 'payment.cancelledAt': { $gt: new Date(0) }, 'payment.leaseUntil': null };

/** Matches the orders of which `paymentState` says this, that have an open dispute, or of which something went back. */
export function paymentFilter(state: PaymentFilter): object {
  switch (state) {
    case 'disputed':
      return { 'payment.disputes.state': 'open' };
    case 'with_refund':
      return {
        $or: [{ 'refunds.state': 'succeeded' }, returned],
      };
    case 'paid':
      return { ...UNSTATED, 'payment.success': true };
    case 'pending':
      return {
        $or: [
          stated(state),
          {
            ...UNSTATED,
            'payment.success': false,
            'payment.leaseUntil': { $gt: new Date(0) },
          },
        ],
      };
    case 'failed':
      return {
        $or: [
          stated(state),
          {
            ...UNSTATED,
            'payment.success': false,
            'payment.leaseUntil': null,
          },
        ],
      };
    case 'cancelling':
      return {
        $or: [
          stated(state),
          {
            'payment.leaseUntil': { $gt: new Date(0) },
            'payment.cancelledAt': { $gt: new Date(0) },
          },
        ],
      };
    case 'refunded':
      return { $or: [stated(state), returned] };
    default:
      return stated(state);
  }
}
