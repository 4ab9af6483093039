import { endpoints, type EndpointResponse, type Product } from '@shop/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { EDITED_PRODUCT } from './get-edited-product';
import type { GridBody } from '../variants-grid/grid-body';

/** A product's options and all its variants, as they are stored. */
export type StoredVariants = Pick<
  EndpointResponse<typeof endpoints.getVariants>,
  'product' | 'variants' | 'version' | 'kept'
>;

export async function loadVariants(id: Product['_id'], signal?: AbortSignal) {
  return call(endpoints.getVariants, { params: { id }, signal });
}

/** All variants of one of several products. */
export type VariantList = EndpointResponse<typeof endpoints.listVariants>['lists'][number];

export async function listVariants(products: readonly Product['_id'][], signal: AbortSignal) {
  const query = { products: products.join(',') };
  return (await call(endpoints.listVariants, { query, signal })).lists;
}

/** The variants to edit: fetched on every visit, and never refetched while the grid is open. */
export function useVariants(id: Product['_id'] | undefined) {
  return useQuery({
    queryKey: ['edited-variants', id],
    queryFn: ({ signal }) => loadVariants(id ?? '', signal),
    enabled: id !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useSaveVariants(id: Product['_id']) {
  const queryClient = useQueryClient();
  return async (body: GridBody) => {
    const saved = await call(endpoints.saveVariants, { params: { id }, body });
    void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA] });
    // Its form must not open with the price and the stock from before.
    await queryClient.invalidateQueries({ queryKey: [EDITED_PRODUCT] });
    return saved;
  };
}
