import { orderListQuerySchema, type OrderListQuery } from '@shop/shared';
import { defineList } from '../../lib/address/list-query';
import { dashboardPaths } from '../../lib/address/dashboard-paths';

/** The list of all orders, searched and filtered: `?search=ada&status=waiting&from=2026-11-01&sort=oldest&page=2`. */
export const ordersList = defineList<OrderListQuery>({
  path: dashboardPaths.adminOrders,
  pageSize: 20,
  schema: orderListQuerySchema,
});
