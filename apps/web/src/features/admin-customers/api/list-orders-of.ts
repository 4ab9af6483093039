import { endpoints, type Customer } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { ORDERS } from '../../orders';

/** How many orders a customer's page shows. */
export const LATEST_ORDERS = 10;

/** The latest orders of a customer. */
export function useOrdersOf(buyer: Customer['_id']) {
  return useQuery({
    queryKey: [ORDERS, 'of', buyer],
    queryFn: ({ signal }) => {
      const query = { buyer, page: 1, pageSize: LATEST_ORDERS };
      return call(endpoints.listAllOrders, { query, signal });
    },
    staleTime: 0,
  });
}
