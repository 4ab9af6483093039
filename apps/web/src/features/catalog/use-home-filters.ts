import { useQueryClient } from '@tanstack/react-query';
import { ALL_PRODUCTS, productPagesQuery } from './api/get-product-pages';
import { useFilters, type FilterState } from './use-filters';

/** The filters of all products. A reset also reloads the first page. */
export function useHomeFilters(): FilterState {
  const state = useFilters();
  const queryClient = useQueryClient();
  function reset() {
    const { queryKey } = productPagesQuery(ALL_PRODUCTS);
    queryClient.setQueryData(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
    // Exact: the key of the unfiltered list is a prefix of the key of every filtered one.
    void queryClient.invalidateQueries({ queryKey, exact: true });
    state.reset();
  }
  return { ...state, reset };
}
