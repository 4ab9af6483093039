import { PAGE_SIZE, administeredListQuerySchema, type AdministeredListQuery } from '@shop/shared';
import { defineList } from '../../lib/address/list-query';
import { keptQuery } from '../../lib/storage/kept-query';
import { dashboardPaths } from '../../lib/address/dashboard-paths';

const PRICE_ROWS = 50;

/** The same list as rows in which prices and stock are edited. */
export const priceList = defineList<AdministeredListQuery>({
  path: dashboardPaths.adminPrices,
  pageSize: PRICE_ROWS,
  schema: administeredListQuerySchema,
});

/** The administrator's product list: `?search=lamp&category=…&stock=low&sort=price&page=2`. */
export const productList = defineList<AdministeredListQuery>({
  path: dashboardPaths.adminProducts,
  pageSize: PAGE_SIZE,
  schema: administeredListQuerySchema,
});

/** The filters and the order of a query, for the other list. */
export function filtersOf(query: AdministeredListQuery) {
  const { search, category, stock, status, brand, tag, sort } = query;
  return { search, category, stock, status, brand, tag, sort };
}

const kept = keptQuery('admin-products');

/** Stores the query of the list until somebody else uses the tab. */
export function rememberList(query: AdministeredListQuery) {
  kept.keep(productList.write(query));
}

/** URL of the list as it was left, to return to after a product is saved or deleted. */
export function rememberedListAddress(): string {
  return productList.href(productList.read(kept.read() ?? new URLSearchParams()));
}
