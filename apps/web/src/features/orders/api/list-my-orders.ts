import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call, callCounted } from '../../../lib/http/api-client';

/** First part of the query keys of all order lists. A purchase or a status change invalidates them all. */
export const ORDERS = 'orders';

/** A page of the shopper's own orders, newest first. @param page 1-based */
export function useMyOrders(page: number) {
  return useQuery({
    queryKey: [ORDERS, 'mine', page],
    queryFn: ({ signal }) => callCounted(endpoints.listMyOrders, { query: { page }, signal }),
    // Administrators may change the status of an order at any time.
    staleTime: 0,
  });
}

/** The order that the shopper placed last; null without one. */
export function useLatestOrder() {
  return useQuery({
    queryKey: [ORDERS, 'mine', 'latest'],
    queryFn: async ({ signal }) => {
      const query = { page: 1, pageSize: 1 };
      return (await call(endpoints.listMyOrders, { query, signal }))[0] ?? null;
    },
    staleTime: 0,
  });
}
