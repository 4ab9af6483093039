import type { PaymentState } from '@shop/shared';
import type { Types } from 'mongoose';
import type { PaymentChange } from './payment-record.js';

/**
 * How far a payment is: it never gets a state of a lower rank. Those of the last rank follow from what was paid and what
 * went back, so a refund that did not arrive may change them in either direction.
 */
const RANKS: Record<PaymentState, number> = {
  pending: 0,
  authorized: 1,
  failed: 2,
  cancelled: 2,
  expired: 2,
  none: 3,
  paid: 3,
  overpaid: 3,
  partially_refunded: 3,
  cancelling: 3,
  refunded: 3,
};

/** Whether a payment may get a state after another one. */
export function mayFollow(before: PaymentState, after: PaymentState): boolean {
  return RANKS[after] >= RANKS[before];
}

/** Why a payment gets another state: `PaymentChange` says more. */
export type ChangeCause = Pick<PaymentChange, 'cause'> & {
  event?: string | undefined;
  by?: Types.ObjectId | undefined;
};

/** A change of state, as its payment keeps it. */
export function changeTo(state: PaymentState, { cause, event, by }: ChangeCause): PaymentChange {
  return { state, at: new Date(), cause, ...(event && { event }), ...(by && { by }) };
}

/** What an update writes besides the state, if that is another one than before. */
export function pushedChange(
  before: PaymentState,
  state: PaymentState,
  why: ChangeCause,
): { $push?: { 'payment.changes': PaymentChange } } {
  return before === state ? {} : { $push: { 'payment.changes': changeTo(state, why) } };
}
