import { endpoints, type PricePair, type ProductSort } from '@shop/shared';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { PUBLIC_DATA } from '../../../lib/query-client';
import { nextPage, type ProductsPage } from '../product-pages';

/** Filters and order of a product list, as the server takes them. */
export interface ProductSelection {
  categoryIds: readonly string[];
  price?: PricePair;
  /** Newest first by default. */
  sort?: ProductSort;
  /** The page that the list begins with, the first by default. */
  from?: number;
}

export const ALL_PRODUCTS: ProductSelection = { categoryIds: [] };

function fetchPage(
  { categoryIds, price, sort }: ProductSelection,
  page: number,
  signal: AbortSignal,
): Promise<ProductsPage> {
  if (categoryIds.length === 0 && !price) {
    return call(endpoints.listProductPage, { params: { page }, query: { sort }, signal });
  }
  const radio: [] | [number, number] = price ? [price[0], price[1]] : [];
  return call(endpoints.filterProducts, {
    body: { checked: [...categoryIds], radio, page, sort },
    signal,
  });
}

/** The shop's products, twelve per page. */
export function productPagesQuery(selection: ProductSelection) {
  return infiniteQueryOptions({
    queryKey: [PUBLIC_DATA, 'products', selection],
    queryFn: ({ pageParam, signal }) => fetchPage(selection, pageParam, signal),
    initialPageParam: selection.from ?? 1,
    getNextPageParam: nextPage(selection.from ?? 1),
  });
}
