import { endpoints, type OrderStatus, type StatusChange, type StatusResult } from '@shop/shared';
import { OrderModel } from '../../shop/orders/index.js';
import type { ApiClient } from '../api-client.js';

/** The same change of each order. */
export function buildStatusChanges(
  orders: readonly { id: string }[],
  status: OrderStatus,
  statusBefore: OrderStatus = 'Not Process',
): StatusChange[] {
  return orders.map(({ id }) => ({ orderId: id, statusBefore, status }));
}

/** Sends changes, and those again that are unfinished, as a slow machine leaves them. @returns what became of each */
export async function setAllStatuses(
  api: ApiClient,
  token: string,
  changes: readonly StatusChange[],
): Promise<StatusResult[]> {
  const input = { token, body: { changes } };
  const { results } = (await api.call(endpoints.updateOrderStatuses, input)).body;
  const rest = changes.filter((_, index) => results[index]?.outcome === 'unfinished');
  if (rest.length === 0) return results;
  const finished = results.filter(({ outcome }) => outcome !== 'unfinished');
  return [...finished, ...(await setAllStatuses(api, token, rest))];
}

/** The status that each of these orders has now. */
export async function statusesOf(orders: readonly { id: string }[]): Promise<OrderStatus[]> {
  const found = await OrderModel.find({ _id: { $in: orders.map(({ id }) => id) } })
    .sort({ number: 1 })
    .lean();
  return found.map(({ status }) => status);
}
