import { endpoints, type OrderListQuery } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { callCounted } from '../../../lib/api-client';
import { LIST_OPTIONS } from '../../../lib/list-query';
import { ORDERS } from '../../orders';

/** A page of everyone's orders, newest first. */
export function useAllOrders(query: OrderListQuery) {
  return useQuery({
    queryKey: [ORDERS, 'all', query],
    queryFn: ({ signal }) => callCounted(endpoints.listAllOrders, { query, signal }),
    select: ({ data, total = data.length }) => ({ rows: data, total }),
    ...LIST_OPTIONS,
  });
}
