import { badRequest, conflict, notFound } from '@shop/http/errors';
import { hasLeftShop, LIMITS, type ReturnInput } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { holdAccount } from '../../platform/mongo/hold-account.js';
import { sendLater } from '../mail/index.js';
import {
  leftOf,
  OrderModel,
  ReturnModel,
  returnsOf,
  type OrderRecord,
  type ReturnRecord,
} from '../orders/index.js';

interface WantedReturn {
  order: Types.ObjectId;
  buyer: Types.ObjectId;
  asked: ReturnInput;
}

/**
 * Writes a return that a buyer asks for, inside a transaction, with its mail. Every two returns of an order write the
 * order, so they conflict: together, they are never of more pieces than were bought.
 * @throws HttpError 404 if the buyer has no such order, 400 for lines that it does not have, 409 before it is shipped,
 * or for more pieces than are left.
 */
export async function requestReturn(
  { order: _id, buyer, asked }: WantedReturn,
  session: ClientSession,
): Promise<OrderRecord> {
  await holdAccount(buyer, session);
  const order = await OrderModel.findOneAndUpdate(
    { _id, 'buyer._id': buyer },
    { $inc: { returnCount: 1 } },
    { session, returnDocument: 'after' },
  ).lean();
  if (!order) throw notFound('Order');
  if (!hasLeftShop(order.status))
    throw conflict(`Order ${order.number} is not shipped, so nothing of it can be sent back yet.`);
  const { reason, note } = asked;
  const at = new Date();
  const wanted: ReturnRecord = {
    _id: new Types.ObjectId(),
    order: _id,
    state: 'requested',
    lines: await piecesOf(order, asked.lines, session),
    reason,
    ...(note && { note }),
    history: [{ state: 'requested', at, by: buyer }],
    createdAt: at,
  };
  await ReturnModel.create([wanted], { session });
  await sendLater({ kind: 'returnRequested', id: wanted._id }, session);
  return order;
}

async function piecesOf(
  order: OrderRecord,
  asked: ReturnInput['lines'],
  session: ClientSession,
): Promise<ReturnRecord['lines']> {
  const before = await returnsOf(order, session);
  if (before.length >= LIMITS.returns)
    throw conflict(`An order can have at most ${LIMITS.returns} returns`);
  const left = leftOf(order, before);
  return asked.map(({ line: id, quantity }, index) => {
    const line = order.lines.find(({ _id }) => _id.equals(id));
    if (!line) {
      const message = 'The order has no such line';
      throw badRequest(message, [{ field: `lines.${index}.line`, message }]);
    }
    const most = left.get(id) ?? 0;
    if (quantity > most) throw conflict(tooMany(line.name, most));
    return { line: line._id, quantity };
  });
}

function tooMany(name: string, most: number): string {
  return most === 0
    ? `All pieces of ${name} are sent back or refunded already.`
    : `Only ${most} of ${name} can still be sent back.`;
}
