import type { ClientSession, Types } from 'mongoose';
import { paymentFilter } from '../list/payment-filter.js';
import { OrderModel } from '../order.model.js';
import { ReturnModel, type ReturnRecord } from '../returns/return.model.js';
import { hasUndeliveredOrders } from './forget-buyer.js';

/** What the shop still has to do for a buyer. */
export type OpenMatter = 'delivery' | 'money' | 'return';

const OPEN_STATES: ReturnRecord['state'][] = ['requested', 'approved', 'received'];

/** What the shop still has to do for a buyer, for which it has to know them; undefined if nothing. */
export async function openMatterOf(
  buyer: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<OpenMatter | undefined> {
  if (await hasUndeliveredOrders(buyer, session)) return 'delivery';
  const own = { 'buyer._id': buyer };
  const owed = { $and: [own, paymentFilter('to_return')] };
  if (await OrderModel.exists(owed).session(session)) return 'money';
  const returned = await OrderModel.find({ ...own, returnCount: { $gt: 0 } }, { _id: 1 })
    .session(session)
    .lean();
  const order = { $in: returned.map(({ _id }) => _id) };
  const open = { order, state: { $in: OPEN_STATES } };
  return (await ReturnModel.exists(open).session(session)) ? 'return' : undefined;
}
