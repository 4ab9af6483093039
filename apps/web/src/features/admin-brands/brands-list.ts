import { brandsQuerySchema, type BrandsQuery } from '@shop/shared';
import { defineList } from '../../lib/address/list-query';
import { dashboardPaths } from '../../lib/address/dashboard-paths';

/** The list of all brands: `?search=hay&page=2`. */
export const brandsList = defineList<BrandsQuery>({
  name: 'brands',
  path: dashboardPaths.adminBrands,
  pageSize: 50,
  schema: brandsQuerySchema,
});
