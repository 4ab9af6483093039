import { endpoints, type OrderListQuery } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { callCounted } from '../../../lib/api-client';
import { LIST_OPTIONS } from '../../../lib/list-query';
import { ORDERS } from '../../orders';

/** Keeps orders that arrive while a list is open from moving its rows. */
export interface ListHold {
  /** The moment (ISO 8601) after which nothing is listed; undefined for a list that is as of now. */
  asOf: () => string | undefined;
  /** Gets when the newest order of a list that is as of now was placed; undefined without any. */
  onLoaded: (newest: string | undefined) => void;
}

/** A page of everyone's orders. */
export function useAllOrders(query: OrderListQuery, { asOf, onLoaded }: ListHold) {
  return useQuery({
    queryKey: [ORDERS, 'all', query],
    queryFn: async ({ signal }) => {
      const held = asOf();
      const sort = query.sort === 'oldest' ? query.sort : undefined;
      const asked = { ...query, sort, asOf: held };
      const page = await callCounted(endpoints.listAllOrders, { query: asked, signal });
      if (held === undefined) onLoaded(page.data[0]?.createAt);
      return page;
    },
    select: ({ data, total = data.length }) => ({ rows: data, total }),
    ...LIST_OPTIONS,
  });
}
