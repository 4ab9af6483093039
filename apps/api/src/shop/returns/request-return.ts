import { conflict, notFound } from '@shop/http/errors';
import { hasLeftShop, type ReturnInput } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { holdAccount } from '../../platform/mongo/hold-account.js';
import { isPartlySent, OrderModel, type OrderRecord } from '../orders/index.js';
import { writeReturn } from './write-return.js';

/** An order, and who wants to send something of it back. */
export interface Buying {
  order: Types.ObjectId;
  buyer: Types.ObjectId;
}

/**
 * The order of a buyer who is about to send something back, inside a transaction that keeps their account.
 * @throws HttpError 404 if they have no such order.
 */
export async function findBought(
  { order: _id, buyer }: Buying,
  session: ClientSession,
): Promise<OrderRecord> {
  await holdAccount(buyer, session);
  const order = await OrderModel.findOne({ _id, 'buyer._id': buyer }, null, { session }).lean();
  if (!order) throw notFound('Order');
  return order;
}

/**
 * Writes a return that a buyer asks for, inside a transaction.
 * @throws HttpError 404 if they have no such order, 409 before it is shipped.
 */
export async function requestReturn(
  buying: Buying,
  { lines, reason, note }: ReturnInput,
  session: ClientSession,
): Promise<OrderRecord> {
  const order = await findBought(buying, session);
  if (!hasLeftShop(order.status) && !isPartlySent(order))
    throw conflict(`Order ${order.number} is not shipped, so nothing of it can be sent back yet.`);
  const asked = { lines, reason, ...(note && { note }) };
  const wanted = { ...asked, state: 'requested', mail: 'returnRequested' } as const;
  return writeReturn(order, wanted, session);
}
