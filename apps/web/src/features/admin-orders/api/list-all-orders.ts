import { endpoints } from '@shop/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callCounted } from '../../../lib/api-client';
import { ORDERS } from '../../orders';
import type { OrdersQuery } from '../orders-query';

/** Orders on one page of the list. */
export const ORDERS_PAGE = 20;

/**
 * A page of everyone's orders that a query asks for, newest first. Each query has an entry of its own: a late answer is
 * never shown for a newer one.
 */
export function useAllOrders(query: OrdersQuery) {
  const { search, status, days, page } = query;
  return useQuery({
    queryKey: [ORDERS, 'all', query],
    queryFn: ({ signal }) =>
      callCounted(endpoints.listAllOrders, {
        query: {
          page,
          pageSize: ORDERS_PAGE,
          ...(search && { search }),
          ...(status && { status }),
          ...(days && { days }),
        },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
