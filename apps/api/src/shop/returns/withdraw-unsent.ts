import { isManual, splitUnsent, type Pieces, type ReturnInput } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import type { Cancellation } from '../checkout/index.js';
import { isReported, sendLater } from '../mail/index.js';
import { unsentPieces, type OrderRecord } from '../orders/index.js';
import { planForOrder, writeRefund } from '../payments/index.js';
import { piecesToReturn } from './write-return.js';

/**
 * Takes what is not sent yet out of a withdrawal from an order that is partly sent, inside a transaction: a refund
 * keeps it back. Not where the money does not go back by itself: there, all of it is in the return that an administrator
 * sees, which keeps it back.
 * @returns the pieces of the return, those of them that are not sent any more, and the refund of the others
 */
export async function withdrawUnsent(
  order: OrderRecord,
  lines: ReturnInput['lines'] | undefined,
  session: ClientSession,
): Promise<{ returned: Pieces[]; unsent?: Pieces[]; cancellation?: Cancellation }> {
  const asked = await piecesToReturn(order, { lines, isWhole: true }, session);
  const wanted = asked.map(({ line, quantity }) => ({ line: line.toHexString(), quantity }));
  const { unsent, sent } = splitUnsent(wanted, unsentPieces(order));
  if (unsent.length === 0) return { returned: wanted };
  if (!isReturnedByItself(order, unsent)) return { returned: wanted, unsent };
  const refunded = { lines: unsent, whatIsLeft: true };
  const why = { cause: 'withdrawal', restock: true, by: order.buyer._id } as const;
  const written = await writeRefund(order._id, { wanted: refunded, ...why }, session);
  await sendLater({ kind: 'withdrawalReceived', id: written.refund._id }, session);
  if (await isReported('returns'))
    await sendLater({ kind: 'returnAsked', id: written.refund._id }, session);
  return { returned: sent, cancellation: written };
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
