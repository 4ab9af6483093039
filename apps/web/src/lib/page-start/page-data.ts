import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError, isNotFound } from '../http/api-error';

/** One cached query of a rendered page: its data, or the message of a 404. */
type PageDatum = [key: QueryKey, data: unknown] | [key: QueryKey, data: null, notFound: string];

/** The cached data that a page was rendered from, as JSON. */
export function writePageData(queryClient: QueryClient): string {
  const data = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): PageDatum[] => {
      if (state.status === 'success') return [[queryKey, state.data]];
      return isNotFound(state.error) ? [[queryKey, null, String(state.error?.message)]] : [];
    });
  return JSON.stringify(data);
}

/** Fills the cache with the data that a page was rendered from, as fresh as the page. */
export function restorePageData(queryClient: QueryClient, json: string): void {
  for (const [queryKey, data, notFound] of JSON.parse(json) as PageDatum[]) {
    if (notFound === undefined) queryClient.setQueryData(queryKey, data);
    else {
      const error = new ApiError({ status: 404, serverMessage: notFound });
      queryClient.getQueryCache().build(queryClient, { queryKey }).setState({
        status: 'error',
        error,
        errorUpdatedAt: Date.now(),
      });
    }
  }
}
