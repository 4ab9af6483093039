import { endpoints, type OrderItem } from '@shop/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';

export const QUOTE = [PUBLIC_DATA, 'quote'] as const;

/** What items cost now and whether they are available. Refetched whenever the cart is opened or regains focus. */
export function useQuote(items: readonly OrderItem[]) {
  return useQuery({
    queryKey: [...QUOTE, items],
    queryFn: ({ signal }) => call(endpoints.quoteOrder, { body: { items: [...items] }, signal }),
    enabled: items.length > 0,
    staleTime: 0,
    // While the quote of a changed cart loads, the other items keep their quoted prices.
    placeholderData: keepPreviousData,
  });
}
