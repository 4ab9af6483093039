import { NEWEST_FIRST } from '@shop/mongo';
import { MAX_NEW_ORDERS, type NewOrders } from '@shop/shared';
import { OrderModel } from '../order.model.js';

/** How many orders were placed after a moment, and when the newest was placed. Reads only the orders it counts. */
export async function countNewOrders(since?: Date): Promise<NewOrders> {
  const found = await OrderModel.find(since ? { createdAt: { $gt: since } } : {}, { createdAt: 1 })
    .sort(NEWEST_FIRST)
    .limit(since ? MAX_NEW_ORDERS : 1)
    .lean();
  const newest = found[0]?.createdAt ?? since;
  return { count: since ? found.length : 0, newest: newest?.toISOString() ?? null };
}
