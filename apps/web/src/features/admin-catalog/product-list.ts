import { PAGE_SIZE, productListQuerySchema, type ProductListQuery } from '@shop/shared';
import { defineList } from '../../lib/list-query';
import { paths } from '../../lib/dashboard-paths';

/** The administrator's product list: `?search=lamp&category=…&stock=low&sort=price&page=2`. */
export const productList = defineList<ProductListQuery>({
  path: paths.adminProducts,
  pageSize: PAGE_SIZE,
  schema: productListQuerySchema,
});

const STORAGE_KEY = 'admin-products';

/** Remembers the query of the list for as long as the tab is open. */
export function rememberList(query: ProductListQuery) {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, productList.write(query).toString());
  } catch {
    // Where storage is forbidden, the way back leads to the whole list.
  }
}

function remembered(): string {
  try {
    return window.sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

/** Address of the list as it was left: where saving or deleting a product leads back to. */
export function rememberedListAddress(): string {
  return productList.href(productList.read(new URLSearchParams(remembered())));
}
