import { PAGE_SIZE, productListQuerySchema, type ProductListQuery } from '@shop/shared';
import { defineList } from '../../lib/list-query';
import { paths } from '../../lib/dashboard-paths';

const PRICE_ROWS = 50;

/** The same list as rows in which prices and stock are edited. */
export const priceList = defineList<ProductListQuery>({
  path: paths.adminPrices,
  pageSize: PRICE_ROWS,
  schema: productListQuerySchema,
});

/** The administrator's product list: `?search=lamp&category=…&stock=low&sort=price&page=2`. */
export const productList = defineList<ProductListQuery>({
  path: paths.adminProducts,
  pageSize: PAGE_SIZE,
  schema: productListQuerySchema,
});

/** The filters and the order of a query, for the other list. */
export function filtersOf({ search, category, stock, sort }: ProductListQuery) {
  return { search, category, stock, sort };
}

const STORAGE_KEY = 'admin-products';

/** Stores the query of the list for as long as the tab is open. */
export function rememberList(query: ProductListQuery) {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, productList.write(query).toString());
  } catch {
    // Without storage, the link back leads to the unfiltered list.
  }
}

function remembered(): string {
  try {
    return window.sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

/** URL of the list as it was left, to return to after a product is saved or deleted. */
export function rememberedListAddress(): string {
  return productList.href(productList.read(new URLSearchParams(remembered())));
}
