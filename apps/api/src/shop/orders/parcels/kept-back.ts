import { hasLeftShop, sumOf, type Pieces } from '@shop/shared';
import type { Types } from 'mongoose';
import type { RefundRecord } from '../money/refund-record.js';
import type { OrderLineRecord, OrderRecord } from '../order.model.js';
import type { ReturnedPieces } from '../returns/return.model.js';

type Dispatched = Pick<OrderRecord, 'lines' | 'parcels' | 'refunds' | 'history' | 'withheld'>;

/**
 * Pieces that are not to be sent any more: those that were refunded and put back into stock before they were sent, and
 * those that their buyer has withdrawn from. What was in a parcel by then, or had left with the whole order, came back
 * from its buyer.
 */
export function keptBackPieces(order: Dispatched): Pieces[] {
  const refunds = keepingBack(order);
  return order.lines.flatMap((line) => {
    const quantity = withWithheld(order, line, refunds);
    return quantity > 0 ? [{ line: line._id.toHexString(), quantity }] : [];
  });
}

/** What is refunded after a withdrawal is taken to be what was withdrawn from: it counts once. */
function withWithheld(order: Dispatched, line: OrderLineRecord, refunds: RefundRecord[]): number {
  const keptBy = (some: RefundRecord[]) =>
    some.reduce((kept, refund) => kept + more(order, line, refund, kept), 0);
  const all = keptBy(refunds);
  const { parcels = [] } = order;
  const own = withdrawnFrom(order).filter((one) => one.line.equals(line._id));
  const last = own.at(-1)?.at;
  if (!last) return all;
  // Another withdrawal is of other pieces.
  const isOther = (one: RefundRecord) => one.cause === 'withdrawal' || timeOf(one) <= last;
  const before = keptBy(refunds.filter(isOther));
  const packed = sumOf(parcels, ({ lines }) => piecesOf(line._id, lines));
  const wanted = before + Math.max(all - before, piecesOf(line._id, own));
  return Math.max(all, Math.min(wanted, line.quantity - packed));
}

/** The pieces that their buyer has withdrawn from, and whose money did not go back with that, the oldest first. */
function withdrawnFrom({ withheld = [], refunds = [] }: Dispatched) {
  const refused = refunds
    .filter(({ cause, state }) => cause === 'withdrawal' && state === 'failed')
    .filter(({ restock, restocked }) => restock && !restocked)
    .flatMap(({ lines, at }) => lines.map((pieces) => ({ ...pieces, at })));
  return [...withheld, ...refused].sort((a, b) => a.at.getTime() - b.at.getTime());
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

function piecesOf(id: Types.ObjectId, lines: readonly ReturnedPieces[]): number {
  return sumOf(lines, ({ line, quantity }) => (line.equals(id) ? quantity : 0));
}
