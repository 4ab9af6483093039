import type { ClientSession, Types } from 'mongoose';
import { OrderModel } from '../order.model.js';
import { leftToRefund, lostOf } from './refunded.js';

/**
 * Notes whether banks have returned all that refunds have left of an order, inside the transaction that changed either:
 * what is still to be returned is searched for by it.
 */
export async function noteAllReturned(_id: Types.ObjectId, session: ClientSession): Promise<void> {
  const fields = { payment: 1, refunds: 1, totalCents: 1 };
  const order = await OrderModel.findById(_id, fields, { session }).lean();
  if (!order) return;
  const isAllReturned = lostOf(order) > 0 && leftToRefund(order) <= 0;
  if (isAllReturned === (order.payment.isAllReturned ?? false)) return;
  const field = { 'payment.isAllReturned': true };
  await OrderModel.updateOne({ _id }, isAllReturned ? { $set: field } : { $unset: field }, {
    session,
  });
}
