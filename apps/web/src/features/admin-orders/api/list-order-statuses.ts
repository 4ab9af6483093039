import { endpoints, type OrderListQuery } from '@shop/shared';
import { call } from '../../../lib/http/api-client';
import { ordersList } from '../orders-list';

/**
 * Id, number, status and payment of all orders of a list, on all pages, in the list's order.
 * @param asOf the moment (ISO 8601) up to which orders are listed
 * @throws ApiError
 */
export async function listOrderStatuses(query: OrderListQuery, asOf?: string) {
  const list = Object.fromEntries(ordersList.write({ ...query, page: 1 }));
  return call(endpoints.listOrderStatuses, { query: { ...list, asOf } });
}
