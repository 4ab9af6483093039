import { PAGE_SIZE, administeredListQuerySchema, type AdministeredListQuery } from '@shop/shared';
import { defineList } from '../../lib/address/list-query';
import { keptQuery } from '../../lib/storage/kept-query';
import { dashboardPaths } from '../../lib/address/dashboard-paths';

const EDITED_ROWS = 50;
const PRODUCT_ROWS = 20;

const PRODUCT_VIEWS = [
  { name: 'Low stock', search: 'stock=low&sort=quantity' },
  { name: 'Sold out', search: 'stock=out' },
  { name: 'Drafts', search: 'status=draft' },
];

/** The same list as rows in which prices and stock are edited. */
export const priceList = defineList<AdministeredListQuery>({
  name: 'prices',
  path: dashboardPaths.adminPrices,
  views: PRODUCT_VIEWS,
  pageSize: EDITED_ROWS,
  schema: administeredListQuerySchema,
});

/** The same list as rows in which status, category, brand and tags are edited. */
export const detailsList = defineList<AdministeredListQuery>({
  name: 'details',
  path: dashboardPaths.adminDetails,
  views: PRODUCT_VIEWS,
  pageSize: EDITED_ROWS,
  schema: administeredListQuerySchema,
});

/** The administrator's product list: `?search=lamp&category=…&stock=low&sort=price&page=2`. */
export const productList = defineList<AdministeredListQuery>({
  name: 'products',
  path: dashboardPaths.adminProducts,
  views: PRODUCT_VIEWS,
  pageSize: PAGE_SIZE,
  schema: administeredListQuerySchema,
});

/** The same list in its dense form, which has more products on a page. */
export const productRowsList = defineList<AdministeredListQuery>({
  name: 'products',
  path: dashboardPaths.adminProducts,
  views: PRODUCT_VIEWS,
  pageSize: PRODUCT_ROWS,
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
