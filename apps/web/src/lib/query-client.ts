import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { connection } from './connection';

/**
 * First part of the key of everything that is the same for every visitor. All other keys belong to the one who is
 * signed in and are dropped when that changes.
 */
export const PUBLIC_DATA = 'catalog';

/** The shop looked at the call and said no: it would again. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

function mayRetry(failures: number, error: unknown): boolean {
  return !isRefusal(error) && failures < 2 && connection.get() !== 'offline';
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

/** Asks again for what is on the screen and failed, or grew old, while the shop could not be reached. */
export function recoverData(queryClient: QueryClient) {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: (query) =>
      !isRefusal(query.state.error) && (query.state.status === 'error' || query.isStale()),
  });
}
