import { inTransaction } from '@shop/mongo';
import { WAITING_STATUSES } from '@shop/shared';
import type { Types } from 'mongoose';
import { whileOpen, type Ongoing } from '../../../platform/while-open.js';
import { OrderModel } from '../order.model.js';
import { isSentInParcels } from './parcel.view.js';

const ORDERS_AT_ONCE = 100;
const EVERY_MS = 1_000;

/** Marks, after each start, the orders of which earlier builds did not keep that nothing of them is to be packed. */
export function startMarkingSent(): Ongoing {
  let after: Types.ObjectId | undefined;
  let isDone = false;
  const round = async () => {
    if (isDone) return false;
    after = await markSent(after);
    isDone = after === undefined;
    return !isDone;
  };
  return whileOpen(round, { everyMs: EVERY_MS, failure: 'Sent orders were not marked' });
}

/** Marks the next of them. @returns the last one that it has looked at; undefined if there are no more. */
export async function markSent(after?: Types.ObjectId): Promise<Types.ObjectId | undefined> {
  const orders = await OrderModel.find(
    {
      ...(after && { _id: { $gt: after } }),
      'parcels._id': { $exists: true },
      status: { $in: WAITING_STATUSES },
      isAllSent: null,
    },
    { _id: 1 },
  )
    .sort({ _id: 1 })
    .limit(ORDERS_AT_ONCE)
    .lean();
  for (const { _id } of orders) await markIfSent(_id);
  return orders.at(-1)?._id;
}

/** In a transaction, so that no parcel is removed meanwhile. */
function markIfSent(_id: Types.ObjectId): Promise<void> {
  return inTransaction(async (session) => {
    const order = await OrderModel.findById(_id, null, { session }).lean();
    if (!order || !isSentInParcels(order)) return;
    // Bypasses the model: what the order brings in does not change.
    await OrderModel.collection.updateOne({ _id }, { $set: { isAllSent: true } }, { session });
  });
}
