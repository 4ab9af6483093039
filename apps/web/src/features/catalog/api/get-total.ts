import { queryOptions } from '@tanstack/react-query';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { FIRST_PAGE } from '../product-pages';
import { fetchListing, type Selection } from './get-listing';

/** How many products a listing has. */
export function totalQuery(selection: Selection) {
  return queryOptions({
    queryKey: [PUBLIC_DATA, 'total', selection],
    queryFn: async ({ signal }) => (await fetchListing(selection, FIRST_PAGE, signal)).total,
  });
}
