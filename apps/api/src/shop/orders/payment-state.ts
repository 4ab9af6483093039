import type { PaymentRecord } from './money/payment-record.js';

/** Whether a provider is being asked for it just now: nothing else may become of the order until it has answered. */
export function isBeingPaid({ state, leaseUntil }: PaymentRecord): boolean {
  return state === 'pending' && leaseUntil !== undefined;
}

/** Whether it waits for its buyer to pay, on a provider's page or by hand. */
export function waitsForBuyer({ state, leaseUntil }: PaymentRecord): boolean {
  return state === 'pending' && leaseUntil === undefined;
}
