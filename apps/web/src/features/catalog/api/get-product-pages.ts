import { endpoints, type PricePair, type ProductSort } from '@shop/shared';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { PUBLIC_DATA } from '../../../lib/query-client';
import { nextPage, type ProductsPage } from '../product-pages';

/** What the server narrows the list by. */
export interface ProductSelection {
  categoryIds: readonly string[];
  price?: PricePair;
  /** The newest first without it. */
  sort?: ProductSort;
}

export const EVERYTHING: ProductSelection = { categoryIds: [] };

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

/** The shop's products, twelve at a time. */
export function productPagesQuery(selection: ProductSelection) {
  return infiniteQueryOptions({
    queryKey: [PUBLIC_DATA, 'products', selection],
    queryFn: ({ pageParam, signal }) => fetchPage(selection, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
}
