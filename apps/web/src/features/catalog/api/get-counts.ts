import { queryOptions } from '@tanstack/react-query';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { FIRST_PAGE } from '../product-pages';
import { fetchListing, type Selection } from './get-listing';

/** How many products each filter option would list; null while the server does not know. */
export function countsQuery({
  within,
  brand,
  brands,
  attributes,
  categoryIds,
  price,
  inStock,
}: Selection) {
  // Neither the sort order nor the page changes the counts.
  const selection = {
    categoryIds,
    ...(within !== undefined && { within }),
    ...(brand !== undefined && { brand }),
    ...(brands && { brands }),
    ...(attributes && { attributes }),
    ...(price && { price }),
    ...(inStock && { inStock }),
  };
  return queryOptions({
    queryKey: [PUBLIC_DATA, 'counts', selection],
    queryFn: async ({ signal }) =>
      (await fetchListing(selection, FIRST_PAGE, signal)).counts ?? null,
  });
}
