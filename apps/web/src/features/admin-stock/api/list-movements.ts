import { endpoints, type Product } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import { call } from '../../../lib/http/api-client';
import type { StockQuery } from '../stock-list';

/** A page of what moved the stock of a product, latest first. */
export function useStockMovements(id: Product['_id'], query: StockQuery) {
  return useQuery({
    queryKey: ['stock history', id, query],
    queryFn: ({ signal }) => call(endpoints.listStockMovements, { params: { id }, query, signal }),
    select: ({ movements, total }) => ({ rows: movements, total }),
    ...LIST_OPTIONS,
  });
}
