import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { EVERYTHING, productPagesQuery } from './api/get-product-pages';
import { readFilters, writeFilters, type Filters } from './filters';

/** The filters in the address, and ways to change them. Each change is a step in the browser's history. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const queryClient = useQueryClient();

  function change(filters: Filters) {
    setParams(writeFilters(filters), { preventScrollReset: true });
  }

  /** Back to everything, first page only, asked for anew. */
  function reset() {
    const { queryKey } = productPagesQuery(EVERYTHING);
    queryClient.setQueryData(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
    void queryClient.invalidateQueries({ queryKey });
    setParams(new URLSearchParams(), { preventScrollReset: true });
  }

  return { filters: readFilters(params), change, reset };
}
