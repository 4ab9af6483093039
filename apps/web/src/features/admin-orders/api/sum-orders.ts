import { endpoints, LIMITS, type OrderListQuery } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import { call } from '../../../lib/http/api-client';
import { ORDERS } from '../../orders';

/** The list whose orders are added up. */
export interface SummedList {
  query: OrderListQuery;
  /** How many match. */
  total: number;
  /** The moment up to which they are listed; undefined for a current list. */
  asOf: () => string | undefined;
}

/** What all orders of a list add up to, on all pages. More than can be added up are not asked for. */
export function useOrderSums({ query, total, asOf }: SummedList) {
  const filters = { ...query, page: undefined, pageSize: undefined };
  return useQuery({
    queryKey: [ORDERS, 'sums', filters, total],
    queryFn: async ({ signal }) => {
      const asked = { ...filters, asOf: asOf() };
      return (await call(endpoints.sumOrders, { query: asked, signal })).sums ?? null;
    },
    enabled: total <= LIMITS.summedOrders,
    ...LIST_OPTIONS,
  });
}
