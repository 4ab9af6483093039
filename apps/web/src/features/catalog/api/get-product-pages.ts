import { endpoints } from '@shop/shared';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { nextSpan, type ProductsPage, type Span } from '../product-pages';
import { fetchListing, firstSpan, type Selection } from './get-listing';

export const ALL_PRODUCTS: Selection = { categoryIds: [] };

function fetchPages(selection: Selection, span: Span, signal: AbortSignal): Promise<ProductsPage> {
  const { categoryIds, brands, attributes, price, inStock, sort } = selection;
  // Only a listing has these, and several pages in one reply.
  if (
    span.to > span.from ||
    inStock ||
    brands ||
    attributes ||
    price?.id === 'own' ||
    sort === 'best-selling' ||
    sort === 'relevance'
  )
    return fetchListing(selection, span, signal);
  const page = span.from;
  if (categoryIds.length === 0 && !price) {
    return call(endpoints.listProductPage, { params: { page }, query: { sort }, signal });
  }
  const radio: [] | [number, number] = price ? [price.pair[0], price.pair[1]] : [];
  return call(endpoints.filterProducts, {
    body: { checked: [...categoryIds], radio, page, sort },
    signal,
  });
}

/** The shop's products, twelve per page; the first pages in one call. */
export function productPagesQuery(selection: Selection) {
  return infiniteQueryOptions({
    queryKey: [PUBLIC_DATA, 'products', selection],
    queryFn: ({ pageParam, signal }) => fetchPages(selection, pageParam, signal),
    initialPageParam: firstSpan(selection),
    getNextPageParam: nextSpan,
  });
}
