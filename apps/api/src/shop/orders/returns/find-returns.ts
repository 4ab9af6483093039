import type { ClientSession, Types } from 'mongoose';
import type { OrderRecord } from '../order.model.js';
import { ReturnPhotoModel } from './return-photo.model.js';
import { ReturnModel, type ReturnRecord } from './return.model.js';

type Returned = Pick<OrderRecord, '_id' | 'returnCount'>;

/** The returns of an order, oldest first. Reads nothing for an order without any. */
export async function returnsOf(
  { _id, returnCount }: Returned,
  session?: ClientSession,
): Promise<ReturnRecord[]> {
  if (!returnCount) return [];
  return ReturnModel.find({ order: _id }, null, { session }).sort({ _id: 1 }).lean();
}

/** The returns of these orders by the orders' ids, oldest first. */
export async function returnsByOrder(
  orders: readonly Returned[],
): Promise<ReadonlyMap<string, ReturnRecord[]>> {
  const returned = orders.filter(({ returnCount }) => returnCount).map(({ _id }) => _id);
  const found =
    returned.length > 0
      ? await ReturnModel.find({ order: { $in: returned } })
          .sort({ _id: 1 })
          .lean()
      : [];
  const byOrder = new Map<string, ReturnRecord[]>();
  for (const one of found) {
    const order = one.order.toHexString();
    byOrder.set(order, [...(byOrder.get(order) ?? []), one]);
  }
  return byOrder;
}

/** Removes from the returns of these orders what their buyer and the shop wrote, and their photos. */
export async function forgetReturns(
  orders: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  const ofThem = { order: { $in: orders } };
  const shown = await ReturnModel.find(
    { ...ofThem, hasPhoto: true },
    { _id: 1 },
    { session },
  ).lean();
  const ids = shown.map(({ _id }) => _id);
  if (ids.length > 0) await ReturnPhotoModel.deleteMany({ _id: { $in: ids } }, { session });
  const words = { note: 1, message: 1, hasPhoto: 1 };
  await ReturnModel.updateMany(ofThem, { $unset: words }, { session });
}
