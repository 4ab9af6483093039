import { endpoints } from '@shop/shared';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { mayBeThere, PUBLIC_DATA } from '../../../lib/http/query-client';
import type { Filters } from '../filters';
import { FIRST_PAGE, nextSpan, type Span } from '../product-pages';
import { fetchListing, type Selection } from './get-listing';

/** Filters and sort order of a category or a brand, as the server takes them. */
export type CategorySelection = Pick<
  Selection,
  'attributes' | 'brands' | 'price' | 'inStock' | 'sort'
>;

/** The query to send to the server. */
export function categorySelectionOf({
  brands,
  attributes,
  price,
  inStock,
  sort,
}: Filters): CategorySelection {
  return {
    ...(brands.length > 0 && { brands: [...brands].sort() }),
    ...(attributes.length > 0 && { attributes: [...attributes].sort() }),
    ...(price && { price }),
    ...(inStock && { inStock }),
    ...(sort && { sort }),
  };
}

async function fetchPages(
  slug: string,
  selection: CategorySelection,
  span: Span,
  signal: AbortSignal,
) {
  const { brands, attributes, price, inStock, sort } = selection;
  const isNarrowed =
    brands !== undefined || attributes !== undefined || price !== undefined || inStock;
  if (span.to > span.from || isNarrowed || sort === 'best-selling' || sort === 'relevance') {
    const listed = { ...selection, within: slug, categoryIds: [] };
    const { category, products, total } = await fetchListing(listed, span, signal);
    if (category) return { category, products, total };
  }
  const query = { page: span.from, sort };
  return call(endpoints.listCategoryProducts, { params: { slug }, query, signal });
}

/** A category with its products, twelve per page; the first pages in one call. */
export function categoryProductsQuery(
  slug: string,
  selection: CategorySelection,
  first = FIRST_PAGE,
) {
  const isOnlyFirst = first.to === 1;
  return infiniteQueryOptions({
    queryKey: [PUBLIC_DATA, 'category', slug, selection, ...(isOnlyFirst ? [] : [first])],
    queryFn: ({ pageParam, signal }) => fetchPages(slug, selection, pageParam, signal),
    initialPageParam: first,
    retryOnMount: mayBeThere,
    getNextPageParam: nextSpan,
  });
}
