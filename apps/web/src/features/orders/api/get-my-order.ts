import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { ORDERS } from './list-my-orders';

/** One of the shopper's own orders, by its number. */
export function useMyOrder(number: string) {
  return useQuery({
    queryKey: [ORDERS, 'mine', 'one', number],
    queryFn: async ({ signal }) =>
      (await call(endpoints.getMyOrder, { params: { number }, signal })).order,
    // Administrators may change the status of an order at any time.
    staleTime: 0,
  });
}
