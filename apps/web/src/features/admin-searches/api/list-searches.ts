import { endpoints, type SearchListQuery } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { LIST_OPTIONS } from '../../../lib/address/list-query';

/** First part of the query keys of all lists that a synonym or a pinned product changes. */
export const SEARCHES = ['searches'] as const;

/** A page of what shoppers searched for, most often first. */
export function useSearches({ days, ...query }: SearchListQuery) {
  const params = { ...query, days: String(days) };
  return useQuery({
    queryKey: [...SEARCHES, 'asked', params],
    queryFn: ({ signal }) => call(endpoints.listSearches, { query: params, signal }),
    select: ({ searches, total }) => ({ rows: searches, total }),
    ...LIST_OPTIONS,
  });
}
