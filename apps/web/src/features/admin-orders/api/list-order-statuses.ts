import { endpoints, type OrderListQuery } from '@shop/shared';
import { call } from '../../../lib/api-client';
import { ordersList } from '../orders-list';

/** Id, number and status of all orders that match a list's filters, on all pages. @throws ApiError */
export async function listOrderStatuses(query: OrderListQuery) {
  const filters = Object.fromEntries(ordersList.write({ ...query, page: 1 }));
  return call(endpoints.listOrderStatuses, { query: filters });
}
