import { endpoints, type Product } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import { call } from '../../../lib/http/api-client';
import type { StockQuery } from '../stock-list';

/** Reads a page of what moved the stock of a product. */
export async function loadStockMovements(
  id: Product['_id'],
  query: StockQuery,
  signal: AbortSignal,
) {
  const input = { params: { id }, query, signal };
  const { movements: rows, total } = await call(endpoints.listStockMovements, input);
  return { rows, total };
}

/** A page of what moved the stock of a product, latest first. */
export function useStockMovements(id: Product['_id'], query: StockQuery) {
  return useQuery({
    queryKey: ['stock history', id, query],
    queryFn: ({ signal }) => loadStockMovements(id, query, signal),
    ...LIST_OPTIONS,
  });
}
