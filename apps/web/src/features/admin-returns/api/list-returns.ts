import { endpoints, type ReturnsQuery } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import { call } from '../../../lib/http/api-client';
import { ORDERS } from '../../orders';

/** Reads a page of the returns. */
export async function loadReturns(query: ReturnsQuery, signal: AbortSignal) {
  const { returns: rows, total } = await call(endpoints.listReturns, { query, signal });
  return { rows, total };
}

/** A page of the returns. */
export function useReturns(query: ReturnsQuery) {
  return useQuery({
    queryKey: [ORDERS, 'returns', query],
    queryFn: ({ signal }) => loadReturns(query, signal),
    ...LIST_OPTIONS,
  });
}
