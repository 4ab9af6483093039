import { endpoints } from '@shop/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';

export const categoriesQuery = queryOptions({
  queryKey: [PUBLIC_DATA, 'categories'],
  queryFn: ({ signal }) => call(endpoints.listCategories, { signal }),
  select: (reply) => reply.category,
});

/** All categories, by name. */
export function useCategories() {
  return useQuery(categoriesQuery);
}
