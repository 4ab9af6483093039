import {
  pinListQuerySchema,
  searchListQuerySchema,
  type ListQuery,
  type SearchListQuery,
} from '@shop/shared';
import { defineList } from '../../lib/address/list-query';
import { dashboardPaths } from '../../lib/address/dashboard-paths';

/** The shoppers' searches: `?view=nothing-found&days=90&words=so&page=2`. */
export const searchesList = defineList<SearchListQuery>({
  name: 'searches',
  path: dashboardPaths.adminSearches,
  pageSize: 20,
  schema: searchListQuerySchema,
});

/** The searches with pinned products. */
export const pinsList = defineList<ListQuery>({
  name: 'pins',
  path: dashboardPaths.adminPins,
  pageSize: 20,
  schema: pinListQuerySchema,
});
