import { preparedOrdersQuerySchema, type PreparedOrdersQuery } from '@shop/shared';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { defineList } from '../../../lib/address/list-query';

/** The list of prepared orders: `?state=sent&page=2`. */
export const preparedList = defineList<PreparedOrdersQuery>({
  name: 'preparedOrders',
  path: dashboardPaths.adminPreparedOrders,
  pageSize: 20,
  schema: preparedOrdersQuerySchema,
});
