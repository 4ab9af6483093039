import { holdsStock } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { giveBackStock } from '../../catalog/index.js';
import {
  linesNotBack,
  OrderModel,
  piecesHere,
  stillOutWithout,
  type OrderRecord,
  type ReturnRecord,
} from '../../orders/index.js';

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
  const lines = linesNotBack(order).flatMap((line) => {
    const arrived = received.find((one) => one.line.equals(line._id))?.quantity ?? 0;
    return arrived > 0 ? [{ ...line, quantity: Math.min(arrived, line.quantity) }] : [];
  });
  const returned = lines.map(({ _id, quantity }) => ({ line: _id, quantity }));
  await giveBackStock({ lines }, { reason: 'return', order: order.number, by }, session);
  const after = await OrderModel.findOneAndUpdate(
    { _id: order._id },
    {
      $push: { returned: { $each: returned } },
      ...(order.stillOut && { $set: { stillOut: stillOutWithout(order, lines) } }),
    },
    { session, returnDocument: 'after' },
  ).lean();
  return after ?? order;
}

/** Whether pieces of an order can come back into stock: those of a cancelled one did, but for what was in parcels. */
export function canRestock(order: OrderRecord): boolean {
  return holdsStock(order.status) || linesNotBack(order).length > 0;
}

/**
 * Puts what has arrived of a return, or was not sent, back into stock when it is closed, if it was not when it arrived.
 * The caller writes the return in the same transaction, for one that is not restocked alone.
 * @returns whether it is back in stock now
 */
export async function restockReceived(
  { found, order }: { found: ReturnRecord; order: OrderRecord },
  restock: boolean,
  by: By,
): Promise<boolean> {
  if (found.restocked) return true;
  if (!restock || !canRestock(order)) return false;
  await putBack(order, piecesHere(found, order), by);
  return true;
}
