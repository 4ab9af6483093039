import { endpoints } from '@shop/shared';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { nextPage, type ProductsPage } from '../product-pages';
import { fetchListing, type Selection } from './get-listing';

export const ALL_PRODUCTS: Selection = { categoryIds: [] };

function fetchPage(selection: Selection, page: number, signal: AbortSignal): Promise<ProductsPage> {
  const { categoryIds, price, inStock, sort } = selection;
  // Only a listing has these.
  if (inStock || price?.id === 'own' || sort === 'best-selling' || sort === 'relevance')
    return fetchListing(selection, page, signal);
  if (categoryIds.length === 0 && !price) {
    return call(endpoints.listProductPage, { params: { page }, query: { sort }, signal });
  }
  const radio: [] | [number, number] = price ? [price.pair[0], price.pair[1]] : [];
  return call(endpoints.filterProducts, {
    body: { checked: [...categoryIds], radio, page, sort },
    signal,
  });
}

/** The shop's products, twelve per page. */
export function productPagesQuery(selection: Selection) {
  return infiniteQueryOptions({
    queryKey: [PUBLIC_DATA, 'products', selection],
    queryFn: ({ pageParam, signal }) => fetchPage(selection, pageParam, signal),
    initialPageParam: selection.from ?? 1,
    getNextPageParam: nextPage(selection.from ?? 1),
  });
}
