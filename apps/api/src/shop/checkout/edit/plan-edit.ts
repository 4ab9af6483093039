import {
  adjustmentsOf,
  dollarsFromCents,
  formatDollars,
  itemKey,
  lineTotal,
  nameWithVariant,
  sumOf,
  WAITING_STATUSES,
  withoutPieces,
  type Cents,
  type OrderEditInput,
  type OrderPrice,
} from '@shop/shared';
import { badRequest, conflict } from '@shop/http/errors';
import {
  isBeingPaid,
  itemOf,
  sentPieces,
  standingDisputes,
  standingRefunds,
  type OrderLineRecord,
  type OrderRecord,
} from '../../orders/index.js';
import type { Hosted } from '../../payments/index.js';

/** An order with fewer pieces, and the pieces that it has no more. */
export interface EditPlan extends Pick<OrderRecord, 'lines' | 'totalCents'> {
  price?: NonNullable<OrderRecord['price']>;
  adjustments?: NonNullable<OrderRecord['adjustments']>;
  /** The lines with the pieces that are removed. */
  removed: OrderLineRecord[];
}

/**
 * What an order would be with fewer pieces. Nothing is priced again: the other pieces keep what was agreed for them.
 * @param hosted what takes payments on its own pages, if anything does
 * @throws HttpError 400 for lines that the order does not have; 409 if it can't be changed so.
 */
export function planEdit(
  order: OrderRecord,
  wanted: OrderEditInput['lines'],
  hosted: Hosted | undefined,
): EditPlan {
  assertEditable(order);
  const removed = removedBy(order, wanted);
  const gone = new Map(removed.map(({ _id, quantity }) => [_id.toHexString(), quantity]));
  const lines = order.lines.flatMap((line) => {
    const quantity = line.quantity - (gone.get(line._id.toHexString()) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  if (lines.length === 0) throw conflict('Nothing would be left of this order: cancel it instead.');
  const plan = { lines, removed, ...pricedWithout(order, lines, removed) };
  assertPayable(order, plan.totalCents, hosted);
  return plan;
}

/** An order with another total, and with what was paid of the one before. */
export function withTotal(order: OrderRecord, totalCents: Cents): OrderRecord {
  const paidCents = order.payment.paidCents ?? order.totalCents;
  return { ...order, totalCents, payment: { ...order.payment, paidCents } };
}

/** @throws HttpError 409 if nobody would take what is left to pay: the order would be cancelled for that. */
function assertPayable({ payment }: OrderRecord, totalCents: Cents, hosted?: Hosted): void {
  if (payment.state !== 'pending' && payment.state !== 'authorized') return;
  if (totalCents <= 0)
    throw conflict('Nothing would be left to pay for this order: cancel it instead.');
  const least = hosted?.provider.name === payment.provider ? hosted.provider.minCents : 0;
  if (totalCents < least)
    throw conflict(
      `The payment provider takes no less than ${formatDollars(dollarsFromCents(least))}, and ${formatDollars(dollarsFromCents(totalCents))} would be left to pay: cancel the order instead.`,
    );
}

function pricedWithout(
  { price }: OrderRecord,
  lines: readonly OrderLineRecord[],
  removed: readonly OrderLineRecord[],
): Pick<EditPlan, 'price' | 'adjustments' | 'totalCents'> {
  if (!price) return { totalCents: sumOf(lines, lineTotal) };
  const pieces = new Map(removed.map((line) => [itemKey(itemOf(line)), line.quantity]));
  const less = withoutPieces(price, pieces);
  const after = { ...price, ...less, uses: usesIn(less.applied, price.uses) };
  return { price: after, adjustments: adjustmentsOf(after), totalCents: after.totalCents };
}

/** The uses of limited promotions, each with what the promotion still takes off: they stay, a budget is given back. */
function usesIn(
  applied: OrderPrice['applied'],
  uses: NonNullable<OrderRecord['price']>['uses'],
): NonNullable<OrderRecord['price']>['uses'] {
  return uses.map((use) => {
    const { amountCents = 0 } = applied.find((one) => one.promotion === use.promotion) ?? {};
    return { ...use, amountCents };
  });
}

/** @throws HttpError 409 if the pieces of this order stay as they are. */
function assertEditable(order: OrderRecord): void {
  const { number, status, payment, price, adjustments } = order;
  if (!WAITING_STATUSES.includes(status))
    throw conflict(`Order ${number} is shipped or cancelled: its pieces stay as they are.`);
  if (isBeingPaid(payment))
    throw conflict(`Order ${number} is being paid. Please try again in a moment.`);
  if (standingDisputes(order).length > 0)
    throw conflict(`The payment of order ${number} is disputed.`);
  // They go back with the return of their withdrawal.
  if (order.withheld?.length)
    throw conflict(
      `The buyer of order ${number} has withdrawn from a part of it, so its pieces stay as they are.`,
    );
  // What is left of it is counted by these refunds.
  if (standingRefunds(order).some(({ isSurplus }) => !isSurplus))
    throw conflict(`A part of order ${number} is refunded already: refund its pieces instead.`);
  if (!price && adjustments)
    throw conflict(`Order ${number} does not say what its pieces cost: refund them instead.`);
}

function removedBy(order: OrderRecord, wanted: OrderEditInput['lines']): OrderLineRecord[] {
  const sent = new Map(sentPieces(order).map(({ line, quantity }) => [line, quantity]));
  const removed = wanted.flatMap(({ line: id, quantity, quantityBefore }, index) => {
    const field = `lines.${index}.quantity`;
    const line = order.lines.find(({ _id }) => _id.equals(id));
    // Whoever has removed it was faster.
    if (!line && quantityBefore > 0)
      throw conflict('This order has changed since you opened it. Load it before you save.');
    if (!line) throw badRequest('The order has no such line', [{ field, message: 'No such line' }]);
    if (line.quantity !== quantityBefore)
      throw conflict('This order has changed since you opened it. Load it before you save.');
    if (quantity > line.quantity) {
      const message = 'Pieces can be taken off an order, not added';
      throw badRequest(message, [{ field, message }]);
    }
    const left = sent.get(id) ?? 0;
    if (quantity < left)
      throw conflict(`${left} of ${nameWithVariant(line)} are on their way already.`);
    return quantity < line.quantity ? [{ ...line, quantity: line.quantity - quantity }] : [];
  });
  if (removed.length === 0) throw badRequest('Nothing would change');
  return removed;
}
