import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { callCounted } from '../../../lib/api-client';
import { ORDERS } from '../../orders';

/** A page of everyone's orders, newest first. @param page 1-based */
export function useAllOrders(page: number) {
  return useQuery({
    queryKey: [ORDERS, 'all', page],
    queryFn: ({ signal }) => callCounted(endpoints.listAllOrders, { query: { page }, signal }),
    staleTime: 0,
  });
}
