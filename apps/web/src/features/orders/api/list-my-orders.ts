import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { callCounted } from '../../../lib/http/api-client';

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
