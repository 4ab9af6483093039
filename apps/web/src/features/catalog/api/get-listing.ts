import { endpoints, type ListingSort, type PriceRange } from '@shop/shared';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { pricesOf, type OwnPrice } from '../own-price';
import { nextSpan, type Span } from '../product-pages';

/** Search words, filters and sort order of a listing, as the server takes them. */
export interface Selection {
  /** The words to search for. */
  q?: string;
  /** Whether the words must match exactly as typed. */
  literal?: boolean;
  /** The slug of the category that is listed. */
  within?: string;
  /** The slug of the brand that is listed. */
  brand?: string;
  categoryIds: readonly string[];
  /** Slugs of the chosen brands. */
  brands?: readonly string[];
  /** Chosen values with their attributes. */
  attributes?: readonly string[];
  price?: PriceRange | OwnPrice;
  inStock?: boolean;
  /** The list's own order by default. */
  sort?: ListingSort;
  /** The page that the list starts at, the first by default. */
  from?: number;
  /** The last page that is asked for at once, the one it starts at by default. */
  to?: number;
}

/** The pages that a list has at first. */
export function firstSpan({ from = 1, to = from }: Selection): Span {
  return { from, to };
}

/** Pages of a listing, in one call. */
export function fetchListing(selection: Selection, span: Span, signal: AbortSignal) {
  const { q, literal, within, brand, brands, attributes, categoryIds, price, inStock, sort } =
    selection;
  const query = {
    q,
    literal: literal ? '1' : undefined,
    within,
    brand,
    page: span.from,
    to: span.to > span.from ? span.to : undefined,
    sort,
    category: categoryIds.length > 0 ? categoryIds.join(',') : undefined,
    brands: brands?.join(','),
    attributes: attributes?.join(','),
    ...(price && pricesOf(price)),
    stock: inStock ? 'in' : undefined,
  };
  return call(endpoints.listCatalogue, { query, signal });
}

/** Results, twelve per page. Each selection has its own cache entry, so a late reply is never shown for another. */
export function listingQuery(selection: Selection) {
  return infiniteQueryOptions({
    queryKey: [PUBLIC_DATA, 'listing', selection] as const,
    queryFn: ({ pageParam, signal }) => fetchListing(selection, pageParam, signal),
    initialPageParam: firstSpan(selection),
    getNextPageParam: nextSpan,
    enabled: selection.q !== '',
  });
}
