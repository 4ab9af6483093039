import { statusRow, type Order, type PaymentState } from '@shop/shared';
import { isWaiting } from './order-words';

/** The states of a payment, for administrators and shoppers. */
export const PAYMENT_STATE_WORDS: Record<PaymentState, string> = {
  none: 'Nothing to pay',
  pending: 'Not paid yet',
  authorized: 'Reserved',
  paid: 'Paid',
  overpaid: 'Overpaid',
  partially_refunded: 'Partly refunded',
  cancelling: 'Being refunded',
  refunded: 'Refunded',
  failed: 'Refused',
  cancelled: 'Not paid',
  expired: 'Not paid in time',
};

/** Where the payment of an order stands. What was paid for a cancelled order is not a plain success. */
export function paymentStateWords({ payment, status }: Pick<Order, 'payment' | 'status'>): string {
  const { state } = payment;
  if (state === 'pending' && !isWaiting(payment)) return 'Being paid';
  const { restocked } = statusRow(status);
  if (state === 'paid' && restocked) return `Paid, order ${restocked.adjective}`;
  return PAYMENT_STATE_WORDS[state];
}
