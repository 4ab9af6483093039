import { endpoints, holdsStock } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { ORDERS } from './list-my-orders';

/** How often, and how many times at most, an order is loaded again while its payment is pending. */
const PENDING = { everyMs: 3_000, times: 40 };

/** One of the shopper's own orders, by its number. */
export function useMyOrder(number: string) {
  return useQuery({
    queryKey: [ORDERS, 'mine', 'one', number],
    queryFn: async ({ signal }) =>
      (await call(endpoints.getMyOrder, { params: { number }, signal })).order,
    // Administrators may change the status of an order at any time.
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data?.payment.state === 'pending' &&
      holdsStock(data.status) &&
      dataUpdateCount + errorUpdateCount <= PENDING.times &&
      PENDING.everyMs,
  });
}
