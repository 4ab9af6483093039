import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/**
 * First part of the key of everything that is the same for every visitor. All other keys belong to the one who is
 * signed in and are dropped when that changes.
 */
export const PUBLIC_DATA = 'catalog';

function mayRetry(failures: number, error: unknown): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !refused && failures < 2;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Long enough to come back to a list as it was left.
        gcTime: 30 * 60_000,
        retry: mayRetry,
        retryDelay: (failures) => 400 * 2 ** failures,
        // Being offline is a failure to show, with a way to try again, not a reason to wait in silence.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Forgets what only the visitor who was signed in may see. */
export function forgetPrivateData(queryClient: QueryClient) {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== PUBLIC_DATA });
}
