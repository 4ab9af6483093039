/**
 * The states of an order's payment. `none`: there is nothing to pay. `pending`: it is not paid yet. `authorized`: the
 * amount is reserved. `failed`: the payment was refused, and nothing was charged. `cancelled`: the order was cancelled
 * before it was paid. `expired`: it was not paid in time. `cancelling`: the buyer has cancelled the order, and the amount
 * is being returned. `overpaid`: more was paid than the order costs.
 */
export const PAYMENT_STATES = [
  'none',
  'pending',
  'authorized',
  'paid',
  'overpaid',
  'partially_refunded',
  'cancelling',
  'refunded',
  'failed',
  'cancelled',
  'expired',
] as const;
/** One of `PAYMENT_STATES`. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

const SUCCESSES: readonly PaymentState[] = [
  'none',
  'authorized',
  'paid',
  'overpaid',
  'partially_refunded',
  'cancelling',
  'refunded',
];

/** Whether the payment of an order has succeeded, also if the amount was given back since. */
export function isSuccess(state: PaymentState): boolean {
  return SUCCESSES.includes(state);
}

const KEPT: readonly PaymentState[] = [
  'none',
  'authorized',
  'paid',
  'overpaid',
  'partially_refunded',
];

/** Whether the shop has its money, or a part of it: what may be sent. */
export function isKept(state: PaymentState): boolean {
  return KEPT.includes(state);
}
