import { infiniteQueryOptions } from '@tanstack/react-query';
import { mayBeThere, PUBLIC_DATA } from '../../../lib/http/query-client';
import { FIRST_PAGE, nextSpan } from '../product-pages';
import type { CategorySelection } from './get-category-products';
import { fetchListing } from './get-listing';

/** A brand with its products, twelve per page; the first pages in one call. */
export function brandProductsQuery(slug: string, selection: CategorySelection, first = FIRST_PAGE) {
  const isOnlyFirst = first.to === 1;
  return infiniteQueryOptions({
    queryKey: [PUBLIC_DATA, 'brand', slug, selection, ...(isOnlyFirst ? [] : [first])],
    queryFn: ({ pageParam, signal }) =>
      fetchListing({ ...selection, brand: slug, categoryIds: [] }, pageParam, signal),
    initialPageParam: first,
    retryOnMount: mayBeThere,
    getNextPageParam: nextSpan,
  });
}
