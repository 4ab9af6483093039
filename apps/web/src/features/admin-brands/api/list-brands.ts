import { endpoints, type BrandsQuery } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';

/** Reads a page of the brands. */
export async function loadBrands(query: BrandsQuery, signal: AbortSignal) {
  const { brands: rows, total } = await call(endpoints.listBrands, { query, signal });
  return { rows, total };
}

/** A page of the brands by name. Refetched with the catalogue, whose changes are theirs. */
export function useBrands(query: BrandsQuery) {
  return useQuery({
    queryKey: [PUBLIC_DATA, 'counted brands', query],
    queryFn: ({ signal }) => loadBrands(query, signal),
    ...LIST_OPTIONS,
  });
}
