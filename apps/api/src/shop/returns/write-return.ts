import { badRequest, conflict } from '@shop/http/errors';
import { hasLeftShop, LIMITS, type ReturnInput } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { isReported, sendLater } from '../mail/index.js';
import {
  leftOf,
  OrderModel,
  ReturnModel,
  returnsOf,
  sentPieces,
  type OrderRecord,
  type ReturnRecord,
} from '../orders/index.js';
import { announceReturn } from './announce-return.js';
import { keepBack } from './keep-back.js';

/** A return as its buyer wants it. */
export interface NewReturn extends Pick<ReturnRecord, 'withdrawal' | 'reason' | 'note'> {
  state: 'requested' | 'approved';
  /** All that is left by default. */
  lines?: ReturnInput['lines'] | undefined;
  /** Whether these are not sent yet, and not to be sent any more. */
  isUnsent?: boolean;
  mail: 'returnRequested' | 'withdrawalReceived';
}

/**
 * Writes a return for a buyer, inside a transaction, with its mail. Every two returns of an order write the order, so
 * they conflict: together, they are never of more pieces than were bought.
 * @throws HttpError 400 for lines that the order does not have, 409 for more pieces than are left.
 */
export async function writeReturn(
  before: OrderRecord,
  { lines, isUnsent = false, mail, state, ...told }: NewReturn,
  session: ClientSession,
): Promise<OrderRecord> {
  const _id = new Types.ObjectId();
  const at = new Date();
  const withheld = (isUnsent ? (lines ?? []) : []).map(({ line, quantity }) => ({
    line: new Types.ObjectId(line),
    quantity,
    return: _id,
    at,
  }));
  const order = await OrderModel.findOneAndUpdate(
    { _id: before._id },
    { $inc: { returnCount: 1 }, ...(await keepBack(before, withheld, session)) },
    { session, returnDocument: 'after' },
  ).lean();
  if (!order) return before;
  const wanted: ReturnRecord = {
    _id,
    order: order._id,
    state,
    lines: await piecesToReturn(order, { lines, isWhole: told.withdrawal === true }, session),
    ...told,
    history: [{ state, at, by: order.buyer._id }],
    createdAt: at,
  };
  await ReturnModel.create([wanted], { session });
  await announceReturn(wanted, session);
  await sendLater({ kind: mail, id: wanted._id }, session);
  if (await isReported('returns'))
    await sendLater({ kind: 'returnAsked', id: wanted._id }, session);
  return order;
}

/**
 * The pieces of an order that its buyer wants to send back, or to withdraw from.
 * @throws HttpError 400 for lines that the order does not have, 409 for more pieces than are left.
 */
export async function piecesToReturn(
  order: OrderRecord,
  { lines: asked, isWhole }: Pick<NewReturn, 'lines'> & { isWhole: boolean },
  session: ClientSession,
): Promise<ReturnRecord['lines']> {
  const before = await returnsOf(order, session);
  if (before.length >= LIMITS.returns)
    throw conflict(`An order can have at most ${LIMITS.returns} returns`);
  // A withdrawal is of pieces that are not sent, too.
  const isAll = isWhole || hasLeftShop(order.status);
  const left = leftOf(order, before, isAll ? undefined : sentPieces(order));
  if (left.size === 0) throw conflict('All pieces are sent back or refunded already.');
  const all = [...left].map(([line, quantity]) => ({ line, quantity }));
  return (asked ?? all).map(({ line: id, quantity }, index) => {
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
