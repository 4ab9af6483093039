import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isNotFound, lacksSecondFactor } from './api-error';
import { connection } from './connection';

/**
 * First part of the query key of all data that is the same for every visitor. All other data belongs to the signed-in
 * user and is dropped when the user changes.
 */
export const PUBLIC_DATA = 'catalog';

/** First part of the query keys of the user's permissions. */
export const ACCESS = 'access';

/** Whether the shop refused the call, and would refuse it again. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

function mayRetry(failures: number, error: unknown): boolean {
  return !isRefusal(error) && failures < 2 && connection.get() !== 'offline';
}

/** For `retryOnMount`: a page that shows a 404 does not refetch when it mounts. */
export function mayBeThere({ state }: { state: { error: Error | null } }): boolean {
  return !isNotFound(state.error);
}

export function createQueryClient(): QueryClient {
  /** When the shop starts to require a second factor, open screens learn of it from their next call. */
  const onError = (error: unknown) => {
    if (lacksSecondFactor(error)) void queryClient.invalidateQueries({ queryKey: [ACCESS] });
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Long enough to return to a list in the state in which it was left.
        gcTime: 30 * 60_000,
        retry: mayRetry,
        retryDelay: (failures) => 400 * 2 ** failures,
        // Being offline shows an error with a retry button, instead of pausing silently.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return queryClient;
}

/** Drops data that only the user who was signed in may see. */
export function forgetPrivateData(queryClient: QueryClient) {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== PUBLIC_DATA });
  // They hold what was sent, such as a profile. One under way is the sign-in itself.
  const mutations = queryClient.getMutationCache();
  for (const mutation of mutations.getAll())
    if (mutation.state.status !== 'pending') mutations.remove(mutation);
}

/** Refetches data on the screen that failed to load or became stale while the shop could not be reached. */
export function refetchAfterOutage(queryClient: QueryClient) {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: (query) =>
      !isRefusal(query.state.error) && (query.state.status === 'error' || query.isStale()),
  });
}
