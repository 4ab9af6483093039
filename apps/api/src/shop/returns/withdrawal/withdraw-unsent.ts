import { isManual, splitUnsent, type Pieces, type ReturnInput } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import type { Cancellation } from '../../checkout/index.js';
import { isReported, sendLater } from '../../mail/index.js';
import { unsentPieces, type OrderRecord } from '../../orders/index.js';
import { planForOrder, writeRefund } from '../../payments/index.js';
import { piecesToReturn } from '../write-return.js';

/**
 * Takes what is not sent yet out of a withdrawal from an order that is partly sent, inside a transaction: a refund
 * keeps it back. Where the money does not go back by itself, a return of its own does, which an administrator refunds.
 * @returns the pieces that come back, those that are not sent any more and still to be refunded, and the refund of those
 */
export async function withdrawUnsent(
  order: OrderRecord,
  lines: ReturnInput['lines'] | undefined,
  session: ClientSession,
): Promise<{ sent: Pieces[]; unsent: Pieces[]; cancellation?: Cancellation }> {
  const asked = await piecesToReturn(order, { lines, isWhole: true }, session);
  const wanted = asked.map(({ line, quantity }) => ({ line: line.toHexString(), quantity }));
  const { unsent, sent } = splitUnsent(wanted, unsentPieces(order));
  if (unsent.length === 0 || !isReturnedByItself(order, unsent)) return { sent, unsent };
  const refunded = { lines: unsent, whatIsLeft: true };
  const why = { cause: 'withdrawal', restock: true, by: order.buyer._id } as const;
  const written = await writeRefund(order._id, { wanted: refunded, ...why }, session);
  await sendLater({ kind: 'withdrawalReceived', id: written.refund._id }, session);
  if (await isReported('returns'))
    await sendLater({ kind: 'returnAsked', id: written.refund._id }, session);
  return { sent, unsent: [], cancellation: written };
}

/** Whether the provider can return what was paid for these pieces. */
function isReturnedByItself(order: OrderRecord, lines: Pieces[]): boolean {
  if (isManual(order.payment.provider)) return false;
  try {
    return planForOrder(order, { lines, whatIsLeft: true }).amountCents > 0;
  } catch {
    return false;
  }
}
