import {
  categoryTree,
  endpoints,
  treeRows,
  type CategoryDetails,
  type CountedCategory,
} from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';

/** How many products a category has itself, and with all below it. */
export interface ProductCounts {
  own: number;
  branch: number;
}

/** Numbers of products by category. Refetched with the catalogue, whose changes are theirs. */
export function useProductCounts(): ReadonlyMap<string, ProductCounts> {
  const { data } = useQuery({
    queryKey: [PUBLIC_DATA, 'counted categories'],
    queryFn: ({ signal }) => call(endpoints.listCountedCategories, { signal }),
    select: ({ categories }) => countsOf(categories),
  });
  return data ?? new Map<string, ProductCounts>();
}

function countsOf(categories: readonly CountedCategory[]): Map<string, ProductCounts> {
  return new Map(
    treeRows(categoryTree(categories)).map((row) => {
      const { _id, products } = row.category;
      const all = treeRows([row]).reduce((sum, { category }) => sum + category.products, 0);
      return [_id, { own: products, branch: all }];
    }),
  );
}

/** A category with what its form shows besides its name. */
export interface OpenedCategory {
  category: CategoryDetails;
  pinned: readonly { _id: string; name: string }[];
}

/** A category as it is now. */
export const loadCategory = (id: string, signal?: AbortSignal): Promise<OpenedCategory> =>
  call(endpoints.getCategory, { params: { id }, ...(signal && { signal }) });

/** A category as its form is opened with it. Each form reads it anew, and keeps it as it was while it is open. */
export function useOpenedCategory(id: string) {
  const form = useId();
  return useQuery({
    queryKey: ['opened category', id, form],
    queryFn: ({ signal }) => loadCategory(id, signal),
    gcTime: 0,
    staleTime: Infinity,
  });
}

const CANDIDATES = 6;

/** Products of a branch that can be pinned, once they are searched for. */
export function usePinnable(category: string, search: string) {
  const query = { category, pageSize: CANDIDATES, search };
  return useQuery({
    queryKey: ['pinnable', query],
    queryFn: async ({ signal }) =>
      (await call(endpoints.listAdministeredProducts, { query, signal })).products,
    enabled: search !== '',
  });
}
