import { orderListQuerySchema, type OrderListQuery } from '@shop/shared';
import { defineList } from '../../lib/address/list-query';
import { dashboardPaths } from '../../lib/address/dashboard-paths';
import { keptQuery } from '../../lib/storage/kept-query';

/** The list of all orders, searched and filtered: `?search=ada&status=waiting&from=2026-11-01&sort=oldest&page=2`. */
export const ordersList = defineList<OrderListQuery>({
  name: 'orders',
  path: dashboardPaths.adminOrders,
  views: [
    { name: 'To pack', search: 'status=waiting&sort=oldest' },
    { name: 'Unpaid', search: 'payment=pending' },
  ],
  pageSize: 20,
  schema: orderListQuerySchema,
});

const kept = keptQuery('admin-orders');

/** Keeps the list and its page, through which the page of an order leads on. */
export const rememberOrders = (query: OrderListQuery) => kept.keep(ordersList.write(query));

/** The list as it was left; undefined before it was seen. */
export function rememberedOrders(): OrderListQuery | undefined {
  const query = kept.read();
  return query ? ordersList.read(query) : undefined;
}
