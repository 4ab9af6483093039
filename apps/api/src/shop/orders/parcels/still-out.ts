import { holdsStock } from '@shop/shared';
import { heldLines } from '../money/refunded.js';
import type { OrderLineRecord, OrderRecord } from '../order.model.js';
import type { ReturnedPieces } from '../returns/return.model.js';
import { isPartlySent, unsentPieces } from './parcel.view.js';

type Held = Pick<OrderRecord, 'status' | 'lines' | 'refunds' | 'returned' | 'stillOut'>;

/** The pieces that come back into stock when an order is cancelled, and those that are out in its parcels. */
export function piecesAtCancellation(order: OrderRecord): {
  back: OrderLineRecord[];
  stillOut: ReturnedPieces[];
} {
  const held = heldLines(order);
  if (!isPartlySent(order)) return { back: held, stillOut: [] };
  // A refund that is still under way puts nothing back any more, and what was withheld is here.
  const refunds = (order.refunds ?? []).filter(({ restocked }) => restocked);
  const here = unsentPieces({ ...order, refunds, withheld: [] });
  const stillOut = held.flatMap(({ _id: line, quantity }) => {
    const out = quantity - (here.find((one) => line.equals(one.line))?.quantity ?? 0);
    return out > 0 ? [{ line, quantity: out }] : [];
  });
  return { back: without(held, stillOut), stillOut };
}

/** The pieces that are taken from stock again when a cancelled order is reopened. */
export function piecesToTakeAgain(order: Held): OrderLineRecord[] {
  return without(heldLines(order), order.stillOut ?? []);
}

/** The pieces that an order has taken from stock and that are not back: of a cancelled one, those that were in parcels. */
export function linesNotBack(order: Held): OrderLineRecord[] {
  const held = heldLines(order);
  return holdsStock(order.status) ? held : without(held, piecesOf(piecesToTakeAgain(order)));
}

/** What of a cancelled order is still out once these lines have come back. */
export function stillOutWithout(order: Held, lines: readonly OrderLineRecord[]): ReturnedPieces[] {
  return piecesOf(without(linesNotBack(order), piecesOf(lines)));
}

function without(
  lines: readonly OrderLineRecord[],
  pieces: readonly ReturnedPieces[],
): OrderLineRecord[] {
  return lines.flatMap((line) => {
    const gone = pieces.find((one) => one.line.equals(line._id))?.quantity ?? 0;
    return line.quantity > gone ? [{ ...line, quantity: line.quantity - gone }] : [];
  });
}

function piecesOf(lines: readonly OrderLineRecord[]): ReturnedPieces[] {
  return lines.map(({ _id: line, quantity }) => ({ line, quantity }));
}
