import { promotionsQuerySchema, type PromotionsQuery } from '@shop/shared';
import { dashboardPaths } from '../../lib/address/dashboard-paths';
import { defineList } from '../../lib/address/list-query';

/** The list of promotions: `?search=summer&page=2`. */
export const promotionsList = defineList<PromotionsQuery>({
  name: 'promotions',
  path: dashboardPaths.adminPromotions,
  pageSize: 20,
  schema: promotionsQuerySchema,
});
