import { holdsStock } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { giveBackStock } from '../../catalog/index.js';
import { heldLines, OrderModel, type OrderRecord, type ReturnRecord } from '../../orders/index.js';

/** Who puts something back, and the transaction. */
interface By {
  by: Types.ObjectId;
  session: ClientSession;
}

/**
 * Puts pieces back into stock, except those that a refund has put back meanwhile, and has the order remember them:
 * cancelling it does not put them back again.
 */
export async function putBack(
  order: OrderRecord,
  received: ReturnRecord['lines'],
  { by, session }: By,
): Promise<OrderRecord> {
  const lines = heldLines(order).flatMap((line) => {
    const arrived = received.find((one) => one.line.equals(line._id))?.quantity ?? 0;
    return arrived > 0 ? [{ ...line, quantity: Math.min(arrived, line.quantity) }] : [];
  });
  const returned = lines.map(({ _id, quantity }) => ({ line: _id, quantity }));
  await giveBackStock({ lines }, { reason: 'return', order: order.number, by }, session);
  const after = await OrderModel.findOneAndUpdate(
    { _id: order._id },
    { $push: { returned: { $each: returned } } },
    { session, returnDocument: 'after' },
  ).lean();
  return after ?? order;
}

/**
 * Puts what has arrived of a return back into stock when it is closed, if it was not when it arrived. The caller writes
 * the return in the same transaction, for one that is not restocked alone.
 * @returns whether it is back in stock now
 */
export async function restockReceived(
  { found, order }: { found: ReturnRecord; order: OrderRecord },
  restock: boolean,
  by: By,
): Promise<boolean> {
  if (found.restocked) return true;
  // All pieces of a cancelled order are back in stock already.
  if (!restock || !holdsStock(order.status)) return false;
  await putBack(order, found.received ?? [], by);
  return true;
}
