import { LIMITS } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { recordAuditEntry } from '../audit/index.js';
import type { SignedInActor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { OrderModel, type OrderRecord } from './order.model.js';
import { orderName } from './order-name.js';

/**
 * Adds a note to an order. The audit entry has only the number of notes, because entries are kept forever, while notes
 * are deleted with the buyer's account.
 * @throws HttpError 404 for an unknown order, 409 if it has the maximum number of notes.
 */
export async function addOrderNote(
  id: string,
  text: string,
  admin: SignedInActor,
  session: ClientSession,
): Promise<OrderRecord> {
  const note = { text, at: new Date(), by: admin._id };
  const order = await OrderModel.findByIdAndUpdate(
    id,
    { $push: { notes: note } },
    { session, returnDocument: 'after' },
  ).lean();
  if (!order) throw notFound('Order');
  const count = order.notes?.length ?? 0;
  if (count > LIMITS.orderNotes)
    throw conflict(`An order can have at most ${LIMITS.orderNotes} notes`);
  await recordAuditEntry(
    {
      action: 'addOrderNote',
      by: admin,
      subject: { kind: 'order', _id: order._id, name: orderName(order) },
      before: { notes: count - 1 },
      after: { notes: count },
    },
    session,
  );
  return order;
}
