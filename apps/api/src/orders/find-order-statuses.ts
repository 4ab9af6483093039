import { LIMITS, type OrderStatusLine } from '@shop/shared';
import { findPage, NEWEST_FIRST } from '../mongo/find-page.js';
import { completeOrders, isComplete } from './complete-orders.js';
import { OrderModel } from './order.model.js';

/** Id, number and status of the orders that match, at most `LIMITS.selectedOrders` of them, and how many match in all. */
export async function findOrderStatuses(
  filter: object,
): Promise<{ orders: OrderStatusLine[]; total: number }> {
  const list = { filter, sort: NEWEST_FIRST, fields: { number: 1, status: 1 } } as const;
  const read = () => findPage(OrderModel, list, { page: 1, pageSize: LIMITS.selectedOrders });
  let { rows, total } = await read();
  if (!rows.every(isComplete)) {
    // An instance of an earlier version, which is still running, wrote them.
    await completeOrders();
    ({ rows, total } = await read());
  }
  const orders = rows.map(({ _id, number, status }) => ({
    _id: _id.toHexString(),
    number,
    status,
  }));
  return { orders, total };
}
