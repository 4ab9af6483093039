import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { callCounted } from '../../../lib/api-client';

/** First part of the key of every order list: what a purchase or a new status makes out of date. */
export const ORDERS = 'orders';

/** A page of the visitor's own orders, newest first. @param page 1-based */
export function useMyOrders(page: number) {
  return useQuery({
    queryKey: [ORDERS, 'mine', page],
    queryFn: ({ signal }) => callCounted(endpoints.listMyOrders, { query: { page }, signal }),
    // An order's status changes without the shopper's doing: always ask again.
    staleTime: 0,
  });
}
