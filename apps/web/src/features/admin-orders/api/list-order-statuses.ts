import { endpoints, type OrderListQuery } from '@shop/shared';
import { call } from '../../../lib/api-client';
import { ordersList } from '../orders-list';

/**
 * Id, number and status of the orders that a list has, on all pages, in its order.
 * @param asOf the moment (ISO 8601) after which nothing is listed
 * @throws ApiError
 */
export async function listOrderStatuses(query: OrderListQuery, asOf?: string) {
  const list = Object.fromEntries(ordersList.write({ ...query, page: 1 }));
  return call(endpoints.listOrderStatuses, { query: { ...list, asOf } });
}
