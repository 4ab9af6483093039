import { endpoints, type ReturnsQuery } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import { call } from '../../../lib/http/api-client';
import { ORDERS } from '../../orders';

/** A page of the returns. */
export function useReturns(query: ReturnsQuery) {
  return useQuery({
    queryKey: [ORDERS, 'returns', query],
    queryFn: ({ signal }) => call(endpoints.listReturns, { query, signal }),
    select: ({ returns, total }) => ({ rows: returns, total }),
    ...LIST_OPTIONS,
  });
}
