import { endpoints, type SearchListQuery } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { LIST_OPTIONS } from '../../../lib/address/list-query';

/** First part of the query keys of all lists that a synonym or a pinned product changes. */
export const SEARCHES = ['searches'] as const;

/** Reads a page of what shoppers searched for. */
export async function loadSearches({ days, ...query }: SearchListQuery, signal: AbortSignal) {
  const params = { ...query, days: String(days) };
  const { searches: rows, total } = await call(endpoints.listSearches, { query: params, signal });
  return { rows, total };
}

/** The same for a file, which does not say what would be found now. */
export const loadForFile = (query: SearchListQuery, signal: AbortSignal) =>
  loadSearches({ ...query, now: 'no' }, signal);

/** A page of what shoppers searched for, most often first. */
export function useSearches(query: SearchListQuery) {
  return useQuery({
    queryKey: [...SEARCHES, 'asked', query],
    queryFn: ({ signal }) => loadSearches(query, signal),
    ...LIST_OPTIONS,
  });
}
