import { endpoints, type OrderItem } from '@shop/shared';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import type { Wishes } from '../entries';

export const QUOTE = [PUBLIC_DATA, 'quote'] as const;

/** @param buyer some promotions depend on who buys */
export function quoteOptions(
  items: readonly OrderItem[],
  wishes: Wishes,
  buyer: string | undefined,
) {
  return queryOptions({
    queryKey: [...QUOTE, items, wishes, buyer],
    queryFn: ({ signal }) =>
      call(endpoints.quoteOrder, { body: { items: [...items], ...wishes }, signal }),
    staleTime: 0,
  });
}

/** What items cost now and whether they are available. Refetched whenever the cart is opened or regains focus. */
export function useQuote(...of: Parameters<typeof quoteOptions>) {
  return useQuery({
    ...quoteOptions(...of),
    enabled: of[0].length > 0,
    // While the quote of a changed cart loads, the other items keep their quoted prices.
    placeholderData: keepPreviousData,
  });
}
