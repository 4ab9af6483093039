import { holdsStock, isOutstanding, sumOf, type Cents, type PaymentState } from '@shop/shared';
import type { OrderRecord } from '../order.model.js';
import { dueOf } from './balance.js';
import { missingOf, standingDisputes } from './refunded.js';

/** Where the money of an order is, in cents. */
export interface MoneySums {
  /** What came in, also if it went back since. */
  paidCents: Cents;
  refundedCents: Cents;
  /** What its buyer still has to pay, or has reserved: also of an order that was sent and whose payment came to nothing. */
  outstandingCents: Cents;
  /** What the bank has taken because of disputes that are open or lost. */
  disputedCents: Cents;
}

const PAID: readonly PaymentState[] = [
  'paid',
  'overpaid',
  'partially_refunded',
  'cancelling',
  'refunded',
];

/** Adds up where the money of an order is. */
export function moneySums(
  order: Pick<OrderRecord, 'payment' | 'refunds' | 'status' | 'totalCents'>,
): MoneySums {
  const { payment, refunds = [], status, totalCents } = order;
  const state = payment.state;
  const succeeded = refunds.filter((refund) => refund.state === 'succeeded');
  const paidCents = PAID.includes(state) ? (payment.paidCents ?? totalCents) : 0;
  const account = { totalCents, isCancelled: !holdsStock(status), paid: [paidCents], refunded: [] };
  return {
    paidCents,
    refundedCents: sumOf(succeeded, ({ amountCents }) => amountCents) + returnedCents(order),
    // Nobody is asked to pay again what was refunded.
    outstandingCents: isOutstanding(order) ? dueOf(account) : missingOf(order),
    disputedCents: sumOf(standingDisputes(order), ({ amountCents }) => amountCents),
  };
}

/** What went back because the buyer cancelled an order that was paid at once. */
function returnedCents({
  payment,
  totalCents,
}: Pick<OrderRecord, 'payment' | 'totalCents'>): Cents {
  if (!payment.cancelledAt || payment.leaseUntil) return 0;
  return payment.returnCents ?? totalCents;
}
