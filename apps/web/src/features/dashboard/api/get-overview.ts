import { endpoints, type Overview, type WaitingOrders } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';

/** What an administrator wants to know first; reloaded on every visit. */
export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call(endpoints.getOverview, { signal }),
    staleTime: 0,
  });
}

/** Whether an overview has its part about orders: all of it, or nothing. */
export function hasOrders(overview: Overview): overview is Overview & WaitingOrders {
  return overview.toSend !== undefined;
}
