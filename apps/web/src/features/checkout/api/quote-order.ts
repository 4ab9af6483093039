import { endpoints, type OrderItem } from '@shop/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import type { Wishes } from '../entries';

export const QUOTE = [PUBLIC_DATA, 'quote'] as const;

/**
 * What items cost now and whether they are available. Refetched whenever the cart is opened or regains focus.
 * @param buyer some promotions depend on who buys
 */
export function useQuote(items: readonly OrderItem[], wishes: Wishes, buyer: string | undefined) {
  return useQuery({
    queryKey: [...QUOTE, items, wishes, buyer],
    queryFn: ({ signal }) =>
      call(endpoints.quoteOrder, { body: { items: [...items], ...wishes }, signal }),
    enabled: items.length > 0,
    staleTime: 0,
    // While the quote of a changed cart loads, the other items keep their quoted prices.
    placeholderData: keepPreviousData,
  });
}
