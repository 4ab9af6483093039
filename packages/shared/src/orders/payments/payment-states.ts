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

/**
 * What the list of all orders can be filtered by: a state, that it is still to be paid (see `isOutstanding`), that it was
 * sent and will not be paid by itself, that it was sent for less than it costs, that it was cancelled and its money is still
 * to be returned, that a dispute is open, or that something went back.
 */
export const PAYMENT_FILTERS = [
  ...PAYMENT_STATES,
  'outstanding',
  'sent_unpaid',
  'paid_in_part',
  'to_return',
  'disputed',
  'with_refund',
] as const;
/** One of `PAYMENT_FILTERS`. */
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** The states of a dispute. While it is open, the bank has the money, unless it only asks; once it is lost, the buyer. */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
/** One of `DISPUTE_STATES`. */
export type DisputeState = (typeof DISPUTE_STATES)[number];

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

/** The states in which money of the buyer is with the shop. */
export const HELD_STATES = [
  'paid',
  'overpaid',
  'partially_refunded',
] as const satisfies readonly PaymentState[];

/** Whether money of the buyer is with the shop. */
export function isHeld(state: PaymentState): boolean {
  return HELD_STATES.some((held) => held === state);
}

const KEPT: readonly PaymentState[] = ['none', 'authorized', ...HELD_STATES];

/** Whether the shop has its money, or a part of it: what may be sent. */
export function isKept(state: PaymentState): boolean {
  return KEPT.includes(state);
}

/** The states of a payment that came to nothing: nobody tries it again. */
export const GIVEN_UP_STATES = [
  'failed',
  'cancelled',
  'expired',
] as const satisfies readonly PaymentState[];

/** Whether a payment came to nothing. What was sent nevertheless is still to be paid. */
export function isGivenUp(state: PaymentState): state is (typeof GIVEN_UP_STATES)[number] {
  return GIVEN_UP_STATES.some((one) => one === state);
}

/** The states in which an order that is not cancelled is still to be paid. */
export const OUTSTANDING_STATES = [
  'pending',
  'authorized',
  ...GIVEN_UP_STATES,
] as const satisfies readonly PaymentState[];
