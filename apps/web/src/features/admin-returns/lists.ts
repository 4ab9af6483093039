import { returnsQuerySchema, type ReturnsQuery } from '@shop/shared';
import { dashboardPaths } from '../../lib/address/dashboard-paths';
import { defineList } from '../../lib/address/list-query';

/** The list of returns: `?state=requested&page=2`. */
export const returnsList = defineList<ReturnsQuery>({
  name: 'returns',
  path: dashboardPaths.adminReturns,
  views: [
    { name: 'Requested', search: 'state=requested' },
    { name: 'Withdrawals', search: 'kind=withdrawal' },
  ],
  pageSize: 20,
  schema: returnsQuerySchema,
});
