import { statusRow, type Order, type PaymentCause, type PaymentState } from '@shop/shared';
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
  const { restocked } = statusRow(status);
  // It may be placed again, so its payment was not given up.
  if (state === 'pending' && restocked) return PAYMENT_STATE_WORDS.cancelled;
  if (state === 'pending' && !isWaiting(payment)) return 'Being paid';
  if (state === 'paid' && restocked) return `Paid, order ${restocked.adjective}`;
  return PAYMENT_STATE_WORDS[state];
}

/** Why a payment changed, after the time of the change. Who did it stands beside it. */
export const PAYMENT_CAUSE_WORDS: Record<PaymentCause, string> = {
  checkout: 'at checkout',
  webhook: 'by an event of the provider',
  return: 'when the buyer came back',
  poll: 'when the provider was asked',
  refusal: 'by the provider',
  administrator: 'confirmed by hand',
  shipment: 'at shipment',
  edit: 'after a change of the order',
  refund: 'by a refund',
  buyer: 'by the buyer',
  cancellation: 'by cancelling the order',
  expiry: 'because the time was up',
};
