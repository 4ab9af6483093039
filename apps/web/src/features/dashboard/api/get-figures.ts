import { endpoints, type FigurePeriod } from '@shop/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';

/** While orders are still being counted, the figures are asked for again soon. */
const SOON_MS = 3_000;
const LATER_MS = 60_000;

/** How the shop does. The figures of another period stay until those of this one are there. */
export function useFigures(period: FigurePeriod) {
  return useQuery({
    queryKey: ['figures', period],
    queryFn: ({ signal }) => call(endpoints.getFigures, { query: { period }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isCurrent === false ? SOON_MS : LATER_MS),
  });
}

/** All that is about to run out. @param enabled whether it is asked for */
export function useRunningOut(enabled: boolean) {
  return useQuery({
    queryKey: ['figures', 'running-out'],
    queryFn: async ({ signal }) => (await call(endpoints.listRunningOut, { signal })).products,
    staleTime: 0,
    enabled,
  });
}
