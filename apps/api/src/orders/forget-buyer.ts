import { DELETED_CUSTOMER, UNDELIVERED_STATUSES } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { renameSubjects } from '../audit/index.js';
import { OrderModel, type OrderRecord } from './order.model.js';
import { orderName } from './order-name.js';
import { FORMER_SEARCH_FIELDS, orderSearchWords } from './search/order-search.js';

/** What an order keeps of its buyer once they are forgotten: no name, and nothing that they chose or typed. */
function withoutBuyer({ _id, number, lines }: Pick<OrderRecord, '_id' | 'number' | 'lines'>) {
  const delivery = { name: DELETED_CUSTOMER, email: '', phone: '', address: '' };
  return {
    $set: {
      'buyer.name': DELETED_CUSTOMER,
      delivery: { ...delivery, completedLater: false },
      searchWords: orderSearchWords({ number, delivery, lines }),
      // Unique for each buyer, so it can't be the same text for all.
      idempotencyKey: _id.toHexString(),
    },
    // A parcel's way leads to its address, and notes may speak of the buyer.
    $unset: { shipment: 1, notes: 1, ...FORMER_SEARCH_FIELDS },
  };
}

/** Whether a buyer has orders that still have to reach them. */
export async function hasUndeliveredOrders(
  buyer: Types.ObjectId,
  session?: ClientSession,
): Promise<boolean> {
  const filter = { 'buyer._id': buyer, status: { $in: UNDELIVERED_STATUSES } };
  return (await OrderModel.exists(filter).session(session ?? null)) !== null;
}

/**
 * Takes a person out of all their orders, and out of the audit entries about these. The orders stay for the books, with
 * the buyer's id, which stands for nobody once the account is deleted. Issued invoices stay: the law requires it.
 */
export async function forgetBuyer(buyer: Types.ObjectId, session: ClientSession): Promise<void> {
  const orders = await OrderModel.find(
    { 'buyer._id': buyer },
    { number: 1, lines: 1 },
    { session },
  ).lean();
  const updates = orders.map((order) => ({
    updateOne: { filter: { _id: order._id }, update: withoutBuyer(order) },
  }));
  if (updates.length > 0) await OrderModel.bulkWrite(updates, { session });
  for (const { _id, number } of orders)
    await renameSubjects([_id], orderName({ number, buyer: { name: DELETED_CUSTOMER } }), session);
}
