import { hasLeftShop, sumOf, type Pieces } from '@shop/shared';
import type { Types } from 'mongoose';
import type { RefundRecord } from '../money/refund-record.js';
import type { OrderLineRecord, OrderRecord } from '../order.model.js';

type Dispatched = Pick<OrderRecord, 'lines' | 'parcels' | 'refunds' | 'history'>;

/**
 * Pieces that were refunded and put back into stock before they were sent, so that they are not to be sent any more. What
 * was in a parcel by then, or had left with the whole order, came back from its buyer.
 */
export function keptBackPieces(order: Dispatched): Pieces[] {
  const refunds = keepingBack(order);
  return order.lines.flatMap((line) => {
    const quantity = refunds.reduce((kept, refund) => kept + more(order, line, refund, kept), 0);
    return quantity > 0 ? [{ line: line._id.toHexString(), quantity }] : [];
  });
}

/** When pieces of an order were last kept back. */
export function lastKeptBack(order: Dispatched): Date | undefined {
  return keepingBack(order).map(timeOf).at(-1);
}

/** The lines of an order with the pieces that were sent, or are to be sent. */
export function dispatchedLines(order: Dispatched): OrderLineRecord[] {
  const kept = new Map(keptBackPieces(order).map(({ line, quantity }) => [line, quantity]));
  return order.lines.flatMap((line) => {
    const quantity = line.quantity - (kept.get(line._id.toHexString()) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** The refunds that keep pieces back, or are about to, the oldest first. */
function keepingBack(order: Dispatched): RefundRecord[] {
  return (order.refunds ?? [])
    .filter((one) => one.restocked || (one.restock && one.state === 'requested'))
    .filter((one) => !hadLeft(order, timeOf(one)))
    .sort((a, b) => timeOf(a).getTime() - timeOf(b).getTime());
}

function timeOf({ at, endedAt = at }: RefundRecord): Date {
  return endedAt;
}

function hadLeft({ history }: Dispatched, time: Date): boolean {
  const before = history.findLast(({ at }) => at <= time);
  return before !== undefined && hasLeftShop(before.status);
}

/** How many pieces of a line a refund keeps back besides these. */
function more(
  { parcels = [] }: Dispatched,
  { _id, quantity }: OrderLineRecord,
  refund: RefundRecord,
  kept: number,
): number {
  const packed = sumOf(
    parcels.filter(({ at }) => at <= timeOf(refund)),
    ({ lines }) => piecesOf(_id, lines),
  );
  return Math.max(0, Math.min(piecesOf(_id, refund.lines), quantity - packed - kept));
}

function piecesOf(id: Types.ObjectId, lines: RefundRecord['lines']): number {
  return sumOf(lines, ({ line, quantity }) => (line.equals(id) ? quantity : 0));
}
