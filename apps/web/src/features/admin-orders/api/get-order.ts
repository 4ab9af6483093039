import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { ORDERS } from '../../orders';

/** An order by its number or its id, with its history and notes. */
export function useOrder(reference: string) {
  return useQuery({
    queryKey: [ORDERS, 'one', reference],
    queryFn: async ({ signal }) =>
      (await call(endpoints.getOrder, { params: { number: reference }, signal })).order,
    staleTime: 0,
  });
}
