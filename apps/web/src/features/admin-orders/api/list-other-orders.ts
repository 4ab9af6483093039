import { endpoints, type AdminOrderDetails } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { ORDERS } from '../../orders';

/** How many other orders of its buyer an order's page names. */
const SHOWN = 3;

/** The latest other orders of an order's buyer, newest first. */
export function useOtherOrders({ _id, buyer }: Pick<AdminOrderDetails, '_id' | 'buyer'>) {
  const { data = [] } = useQuery({
    queryKey: [ORDERS, 'of', buyer._id, SHOWN + 1],
    queryFn: ({ signal }) => {
      const query = { buyer: buyer._id, page: 1, pageSize: SHOWN + 1 };
      return call(endpoints.listAllOrders, { query, signal });
    },
  });
  return data.filter((order) => order._id !== _id).slice(0, SHOWN);
}
