import { endpoints, type ListingSort, type PriceRange } from '@shop/shared';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { pricesOf, type OwnPrice } from '../own-price';

/** Search words, filters and sort order of a listing, as the server takes them. */
export interface Selection {
  /** The words to search for. */
  q?: string;
  /** Whether the words must match exactly as typed. */
  literal?: boolean;
  /** The slug of the category that is listed. */
  within?: string;
  categoryIds: readonly string[];
  price?: PriceRange | OwnPrice;
  inStock?: boolean;
  /** The list's own order by default. */
  sort?: ListingSort;
  /** The page that the list starts at, the first by default. */
  from?: number;
}

/** One page of a listing. */
export function fetchListing(selection: Selection, page: number, signal: AbortSignal) {
  const { q, literal, within, categoryIds, price, inStock, sort } = selection;
  const query = {
    q,
    literal: literal ? '1' : undefined,
    within,
    page,
    sort,
    category: categoryIds.length > 0 ? categoryIds.join(',') : undefined,
    ...(price && pricesOf(price)),
    stock: inStock ? 'in' : undefined,
  };
  return call(endpoints.listCatalogue, { query, signal });
}

/** One page of results. Each selection has its own cache entry, so a late reply is never shown for another. */
export function listingQuery(selection: Selection) {
  return queryOptions({
    queryKey: [PUBLIC_DATA, 'listing', selection] as const,
    queryFn: ({ signal }) => fetchListing(selection, selection.from ?? 1, signal),
    enabled: selection.q !== '',
  });
}
