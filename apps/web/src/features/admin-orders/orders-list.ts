import { orderListQuerySchema, type OrderListQuery } from '@shop/shared';
import { defineList } from '../../lib/list-query';
import { paths } from '../../lib/paths';

/** The list of all orders, filtered by buyer or number, status and age: `?search=ada&status=waiting&days=7&page=2`. */
export const ordersList = defineList<OrderListQuery>({
  path: paths.adminOrders,
  pageSize: 20,
  schema: orderListQuerySchema,
});
