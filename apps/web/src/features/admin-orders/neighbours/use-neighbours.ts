import { endpoints, type OrderListQuery } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callCounted } from '../../../lib/http/api-client';
import { ORDERS } from '../../orders';
import { rememberedOrders } from '../orders-list';

/** An order of the list, and the page of the list that it is on. */
export interface Neighbour {
  number: number;
  query: OrderListQuery;
}

/** The numbers on a page of the list; nothing is asked for without a query or a page before the first. */
function usePage(query: OrderListQuery | undefined) {
  const { data } = useQuery({
    queryKey: [ORDERS, 'numbers', query],
    queryFn: ({ signal }) => callCounted(endpoints.listAllOrders, { query: query ?? {}, signal }),
    enabled: query !== undefined && query.page > 0,
    select: (page) => page.data.map(({ number }) => number),
  });
  return data;
}

interface Neighbours {
  previous?: Neighbour;
  next?: Neighbour;
}

/**
 * The orders before and after this one, in the list from which it was opened. An order that leaves the list, such as one
 * that was to pack and is sent, keeps those that it had.
 */
export function useNeighbours(number: number): Neighbours {
  const listed = useListedNeighbours(number);
  const [last, setLast] = useState<Neighbours>({});
  if (listed && !areSame(listed, last)) setLast(listed);
  return listed ?? last;
}

const areSame = (one: Neighbours, other: Neighbours) =>
  one.previous?.number === other.previous?.number && one.next?.number === other.next?.number;

/** Nothing while the list does not have this order. */
function useListedNeighbours(number: number): Neighbours | undefined {
  // Read once for each order: its page is mounted anew.
  const [query] = useState(rememberedOrders);
  const numbers = usePage(query);
  const at = numbers?.indexOf(number) ?? -1;
  const isLast = numbers !== undefined && at === numbers.length - 1;
  const beside = (step: number) => query && { ...query, page: query.page + step };
  const before = usePage(at === 0 ? beside(-1) : undefined);
  const after = usePage(at !== -1 && isLast ? beside(1) : undefined);
  if (!query || !numbers || at === -1) return undefined;
  const previous = neighbour(numbers[at - 1], query) ?? neighbour(before?.at(-1), beside(-1));
  const next = neighbour(numbers[at + 1], query) ?? neighbour(after?.[0], beside(1));
  return { ...(previous && { previous }), ...(next && { next }) };
}

function neighbour(number: number | undefined, query: OrderListQuery | undefined) {
  return number === undefined || !query ? undefined : { number, query };
}
