import { holdsStock, sumOf, type Cents, type PaymentState } from '@shop/shared';
import type { OrderRecord } from '../order.model.js';
import { paymentState } from '../payment-state.js';

/** Where the money of an order is, in cents. */
export interface MoneySums {
  /** What came in, also if it went back since. */
  paidCents: Cents;
  refundedCents: Cents;
  /** What its buyer still has to pay, or has reserved. */
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
const OUTSTANDING: readonly PaymentState[] = ['pending', 'authorized'];

/** Adds up where the money of an order is. */
export function moneySums(
  order: Pick<OrderRecord, 'payment' | 'refunds' | 'status' | 'totalCents'>,
): MoneySums {
  const { payment, refunds = [], status, totalCents } = order;
  const state = paymentState(payment);
  const isOutstanding = OUTSTANDING.includes(state) && holdsStock(status);
  const succeeded = refunds.filter((refund) => refund.state === 'succeeded');
  const disputes = payment.disputes?.filter((dispute) => dispute.state !== 'won') ?? [];
  return {
    paidCents: PAID.includes(state) ? totalCents : 0,
    refundedCents: sumOf(succeeded, ({ amountCents }) => amountCents) + returnedCents(order),
    outstandingCents: isOutstanding ? totalCents : 0,
    disputedCents: sumOf(disputes, ({ amountCents }) => amountCents),
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
