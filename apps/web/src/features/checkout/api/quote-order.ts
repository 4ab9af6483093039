import { endpoints, type OrderItem } from '@shop/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { PUBLIC_DATA } from '../../../lib/query-client';

export const QUOTE = [PUBLIC_DATA, 'quote'] as const;

/** What items cost now and whether they can be had. Asked whenever the cart is opened or looked at again. */
export function useQuote(items: readonly OrderItem[]) {
  return useQuery({
    queryKey: [...QUOTE, items],
    queryFn: async ({ signal }) => {
      const { lines } = await call(endpoints.quoteOrder, { body: { items: [...items] }, signal });
      return lines;
    },
    enabled: items.length > 0,
    staleTime: 0,
    // While a changed cart is asked about, what is known of the other items stays.
    placeholderData: keepPreviousData,
  });
}
