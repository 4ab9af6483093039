import { holdsStock, isHeld, sumOf, type Cents, type PaymentState } from '@shop/shared';
import type { Types } from 'mongoose';
import type { OrderLineRecord, OrderRecord } from '../order.model.js';
import type { RefundRecord } from './refund-record.js';
import { deductionOf } from './refund.view.js';

/** The disputes of an order that take or have taken money, in its currency. By an inquiry, a bank only asks. */
export function standingDisputes({ payment }: Pick<OrderRecord, 'payment'>) {
  const { disputes = [] } = payment;
  return disputes.filter((one) => one.state !== 'won' && !one.currency && !one.isInquiry);
}

/** Whether a bank has money of an order until a dispute is decided. */
export function isDisputed(order: Pick<OrderRecord, 'payment'>): boolean {
  return standingDisputes(order).some(({ state }) => state === 'open');
}

/** What banks have returned of an order for good. */
export function lostOf(order: Pick<OrderRecord, 'payment'>): Cents {
  const lost = standingDisputes(order).filter(({ state }) => state === 'lost');
  return sumOf(lost, ({ amountCents }) => amountCents);
}

type Refunded = Pick<OrderRecord, 'refunds'>;
type Restocked = Pick<OrderRecord, 'refunds' | 'returned'>;

/** The refunds that use up what was paid: all but those that failed. */
export function standingRefunds({ refunds = [] }: Refunded): RefundRecord[] {
  return refunds.filter(({ state }) => state !== 'failed');
}

/** Whether an order was paid, and its buyer does not get everything back already. */
export function isRefundable({ payment }: Pick<OrderRecord, 'payment'>): boolean {
  // Its buyer might get the money from the bank, too.
  return isHeld(payment.state) && !isDisputed({ payment });
}

/** What of an order's total was paid: less than all of it only for an order that was cancelled, or sent, for that. */
function paidOfTotal({ payment, totalCents }: Pick<OrderRecord, 'payment' | 'totalCents'>): Cents {
  return Math.min(totalCents, payment.paidCents ?? totalCents);
}

/** Whether less can be refunded than the order costs, as less was paid, or a bank has returned some of it. */
export function isRefundLimited(order: Pick<OrderRecord, 'payment' | 'totalCents'>): boolean {
  return paidOfTotal(order) - lostOf(order) < order.totalCents;
}

/** What of its total is not paid, of an order that was sent and keeps what has come. */
export function missingOf(order: Pick<OrderRecord, 'payment' | 'status' | 'totalCents'>): Cents {
  const isPaid = order.payment.state === 'paid' && holdsStock(order.status);
  return isPaid ? order.totalCents - paidOfTotal(order) : 0;
}

/** How much of a refund the shop returns by hand: what is more than the provider still has of an order's money. */
export function byHandOf(
  amountCents: Cents,
  order: Refunded & Pick<OrderRecord, 'payment' | 'totalCents'>,
): Cents {
  const { restCents = 0 } = order.payment;
  if (restCents === 0) return 0;
  const returned = standingRefunds(order).map((one) => one.amountCents - (one.byHandCents ?? 0));
  const leftThere = paidOfTotal(order) - lostOf(order) - restCents - sumOf(returned, Number);
  return Math.max(0, amountCents - Math.max(0, leftThere));
}

/** What was paid of an order's total, and is neither promised to its buyer yet, nor was returned by a bank. */
export function leftToRefund(order: Refunded & Pick<OrderRecord, 'payment' | 'totalCents'>): Cents {
  const left = leftBeforeLost(order);
  return Math.min(left, Math.max(0, left - lostOf(order)));
}

/** What was paid above an order's total, and goes back with no refund yet. A bank returns what is of the total first. */
export function surplusLeft(order: Refunded & Pick<OrderRecord, 'payment' | 'totalCents'>): Cents {
  const ofSurplus = Math.max(0, lostOf(order) - Math.max(0, leftBeforeLost(order)));
  return surplusBeside(standingRefunds(order), order) - ofSurplus;
}

function leftBeforeLost(order: Refunded & Pick<OrderRecord, 'payment' | 'totalCents'>): Cents {
  const ofTotal = standingRefunds(order).filter(({ isSurplus }) => !isSurplus);
  return paidOfTotal(order) - amountOf(ofTotal);
}

/**
 * What of the total the shop has: of a cancelled order, only what it still has to return, so nothing while a refund is under
 * way, or once it has decided what to deduct.
 */
export function keptOf(order: OrderRecord): Cents {
  if (!isRefundable(order)) return 0;
  return holdsStock(order.status) || !isSettled(order) ? leftToRefund(order) : 0;
}

/** Whether the refunds of a cancelled order are all that its buyer gets, once they have ended. */
function isSettled({ refunds = [], history }: OrderRecord): boolean {
  if (refunds.some(({ state }) => state === 'requested')) return true;
  const cancelled = history.at(-1);
  return refunds.some(
    (one) =>
      one.state === 'succeeded' && deductionOf(one) > 0 && !!cancelled && one.at > cancelled.at,
  );
}

/** What was paid above the total, and is not among these refunds. */
export function surplusBeside(
  refunds: readonly RefundRecord[],
  { payment, totalCents }: Pick<OrderRecord, 'payment' | 'totalCents'>,
): Cents {
  const surplusCents = Math.max(0, (payment.paidCents ?? totalCents) - totalCents);
  return surplusCents - amountOf(refunds.filter(({ isSurplus }) => isSurplus));
}

/** Where the payment of a paid order stands by its refunds; simply paid without any. */
export function stateByRefunds(
  order: Refunded & Pick<OrderRecord, 'payment' | 'totalCents'>,
): PaymentState {
  const succeeded = (order.refunds ?? []).filter(({ state }) => state === 'succeeded');
  const ofOrder = amountOf(succeeded.filter(({ isSurplus }) => !isSurplus));
  const surplus = surplusBeside(succeeded, order);
  if (ofOrder === 0) return surplus > 0 ? 'overpaid' : 'paid';
  return ofOrder >= paidOfTotal(order) && surplus <= 0 ? 'refunded' : 'partially_refunded';
}

function amountOf(refunds: readonly RefundRecord[]): Cents {
  return sumOf(refunds, ({ amountCents }) => amountCents);
}

/** How many pieces of a line went back into stock with refunds and returns. */
function restockedOf({ refunds = [], returned = [] }: Restocked, line: Types.ObjectId): number {
  const pieces = refunds.filter(({ restocked }) => restocked).flatMap(({ lines }) => lines);
  const ofLine = [...pieces, ...returned].filter((one) => one.line.equals(line));
  return sumOf(ofLine, ({ quantity }) => quantity);
}

/** The lines of an order with the pieces that its refunds and returns have not put back into stock. */
export function heldLines(order: Restocked & Pick<OrderRecord, 'lines'>): OrderLineRecord[] {
  return order.lines.flatMap((line) => {
    const quantity = line.quantity - restockedOf(order, line._id);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
