import { DELETED_CUSTOMER, UNDELIVERED_STATUSES } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { renameSubjects } from '../../audit/index.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { orderName } from '../order-name.js';
import { forgetReturns } from '../returns/find-returns.js';
import { orderSearchWords } from '../search/order-search.js';

/** The update that anonymizes an order: removes the buyer's name, and everything that they chose or typed. */
function withoutBuyer({
  _id,
  number,
  lines,
  refunds,
  edits,
  parcels,
}: Pick<OrderRecord, '_id' | 'number' | 'lines' | 'refunds' | 'edits' | 'parcels'>) {
  const delivery = { name: DELETED_CUSTOMER, email: '', phone: '', address: '' };
  return {
    $set: {
      'buyer.name': DELETED_CUSTOMER,
      delivery: { ...delivery, completedLater: false },
      searchWords: orderSearchWords({ number, delivery, lines }),
      // Unique for each buyer, so a fixed text for all orders won't do.
      idempotencyKey: _id.toHexString(),
      ...(refunds && { refunds: refunds.map(withoutReason) }),
      ...(edits && { edits: edits.map(withoutReason) }),
      // Tracking a parcel leads to its address; what was in it, and when it was sent, stays.
      ...(parcels && { parcels: parcels.map((one) => ({ ...one, trackingNumber: '' })) }),
    },
    // The shipment has a tracking number, too, and notes may mention the buyer.
    $unset: { address: 1, billing: 1, taxId: 1, note: 1, shipment: 1, notes: 1 },
  };
}

function withoutReason<T extends { reason?: string }>(told: T): T {
  const kept = { ...told };
  delete kept.reason;
  return kept;
}

/** Whether a buyer has orders that are still to be delivered. */
export async function hasUndeliveredOrders(
  buyer: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<boolean> {
  const filter = { 'buyer._id': buyer, status: { $in: UNDELIVERED_STATUSES } };
  return (await OrderModel.exists(filter).session(session)) !== null;
}

/**
 * Anonymizes all orders of a buyer, and the audit entries about these. The orders stay for bookkeeping, with the
 * buyer's id, which identifies nobody once the account is deleted. Issued invoices stay: the law requires it.
 */
export async function forgetBuyer(buyer: Types.ObjectId, session: ClientSession): Promise<void> {
  const orders = await OrderModel.find(
    { 'buyer._id': buyer },
    { number: 1, lines: 1, refunds: 1, edits: 1, parcels: 1 },
    { session },
  ).lean();
  const updates = orders.map((order) => ({
    updateOne: { filter: { _id: order._id }, update: withoutBuyer(order) },
  }));
  if (updates.length > 0) await OrderModel.bulkWrite(updates, { session });
  await forgetReturns(
    orders.map(({ _id }) => _id),
    session,
  );
  for (const { _id, number } of orders)
    await renameSubjects([_id], orderName({ number, buyer: { name: DELETED_CUSTOMER } }), session);
}
