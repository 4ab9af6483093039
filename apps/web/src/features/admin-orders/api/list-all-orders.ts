import { endpoints, type OrderListQuery } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { callCounted } from '../../../lib/http/api-client';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import { ORDERS } from '../../orders';

/** Freezes a list, so that new orders do not shift its rows. */
export interface ListHold {
  /** The moment (ISO 8601) up to which orders are listed; undefined for a current list. */
  asOf: () => string | undefined;
  /** Receives when the newest order of a current list was placed; undefined if the list is empty. */
  onLoaded: (newest: string | undefined) => void;
}

/** A page of everyone's orders. */
export function useAllOrders(query: OrderListQuery, { asOf, onLoaded }: ListHold) {
  return useQuery({
    queryKey: [ORDERS, 'all', query],
    queryFn: async ({ signal }) => {
      const held = asOf();
      const sort = query.sort === 'oldest' ? query.sort : undefined;
      const heldQuery = { ...query, sort, asOf: held };
      const page = await callCounted(endpoints.listAllOrders, { query: heldQuery, signal });
      if (held === undefined) onLoaded(page.data[0]?.createAt);
      return page;
    },
    select: ({ data, total = data.length }) => ({ rows: data, total }),
    ...LIST_OPTIONS,
  });
}
