import { endpoints } from '@shop/shared';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { mayBeThere, PUBLIC_DATA } from '../../../lib/http/query-client';
import type { Filters } from '../filters';
import { nextPage } from '../product-pages';
import { fetchListing, type Selection } from './get-listing';

/** The category's filters and sort order, as the server takes them. */
export type CategorySelection = Pick<Selection, 'price' | 'inStock' | 'sort'>;

/** The query to send to the server. */
export function categorySelectionOf({ price, inStock, sort }: Filters): CategorySelection {
  return { ...(price && { price }), ...(inStock && { inStock }), ...(sort && { sort }) };
}

async function fetchPage(
  slug: string,
  { price, inStock, sort = 'newest' }: CategorySelection,
  page: number,
  signal: AbortSignal,
) {
  if (price || inStock || sort === 'best-selling' || sort === 'relevance') {
    const selection = { within: slug, categoryIds: [], price, inStock, sort };
    const { category, products, total } = await fetchListing(selection, page, signal);
    if (category) return { category, products, total };
  }
  const query = { page, sort };
  return call(endpoints.listCategoryProducts, { params: { slug }, query, signal });
}

/** A category with its products, twelve per page, starting at a given page. */
export function categoryProductsQuery(slug: string, selection: CategorySelection, from = 1) {
  return infiniteQueryOptions({
    queryKey: [PUBLIC_DATA, 'category', slug, selection, ...(from > 1 ? [from] : [])],
    queryFn: ({ pageParam, signal }) => fetchPage(slug, selection, pageParam, signal),
    initialPageParam: from,
    retryOnMount: mayBeThere,
    getNextPageParam: nextPage(from),
  });
}
