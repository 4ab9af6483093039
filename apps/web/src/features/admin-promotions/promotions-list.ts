import { listQuerySchema, type ListQuery } from '@shop/shared';
import { dashboardPaths } from '../../lib/address/dashboard-paths';
import { defineList } from '../../lib/address/list-query';

/** The list of promotions, newest first: `?page=2`. */
export const promotionsList = defineList<ListQuery>({
  name: 'promotions',
  path: dashboardPaths.adminPromotions,
  pageSize: 20,
  schema: listQuerySchema,
});
