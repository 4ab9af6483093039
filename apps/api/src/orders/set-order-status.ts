import { isCancelled, type OrderStatus } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { recordAuditEntry } from '../audit/index.js';
import { inTransaction } from '../mongo/transaction.js';
import type { SignedInActor } from '../http/access.js';
import { conflict, notFound } from '../http/errors.js';
import { OrderModel, type OrderRecord } from './order.model.js';
import { orderName } from './order-name.js';
import { inWords, returnStock, takeStock } from './stock.js';

/**
 * Sets an order's status and records who did it. Cancelling puts the stock back, once however often it is requested;
 * reopening a cancelled order takes it again.
 * @throws HttpError 404 for an unknown order, 409 if there is too little stock to reopen a cancelled one.
 */
export async function setOrderStatus(
  id: string,
  status: OrderStatus,
  admin: SignedInActor,
): Promise<OrderRecord> {
  return inTransaction(async (session) => {
    const before = await OrderModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('Order');
    if (before.status === status) return before;
    await moveStock(before, status, session);
    const order = await OrderModel.findByIdAndUpdate(
      id,
      { $set: { status }, $push: { history: { status, at: new Date(), by: admin._id } } },
      { session, returnDocument: 'after' },
    ).lean();
    if (!order) throw notFound('Order');
    await recordAuditEntry(
      {
        action: 'updateOrderStatus',
        by: admin,
        subject: { kind: 'order', _id: order._id, name: orderName(order.buyer.name) },
        before: { status: before.status },
        after: { status: order.status },
      },
      session,
    );
    return order;
  });
}

async function moveStock(
  { status: before, lines }: OrderRecord,
  status: OrderStatus,
  session: ClientSession,
) {
  if (isCancelled(status) === isCancelled(before)) return;
  if (isCancelled(status)) {
    await returnStock(lines, session);
  } else {
    const { shortages } = await takeStock(
      lines.map(({ product, quantity }) => ({ product: product.toHexString(), quantity })),
      session,
    );
    if (shortages.length > 0) throw conflict(inWords(shortages));
  }
}
