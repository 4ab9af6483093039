import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { EVERYTHING, productPagesQuery } from './api/get-product-pages';
import { readFilters, writeFilters, type Filters } from './filters';

/** The filters in the address, and ways to change them. Each change is a step in the browser's history. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const { key: place } = useLocation();
  const queryClient = useQueryClient();

  // The address follows a moment after the choice; until then the boxes already show it, and a second choice adds to it.
  const [choice, setChoice] = useState<{ place: string; filters: Filters }>();
  if (choice && choice.place !== place) setChoice(undefined);

  function change(filters: Filters) {
    setChoice({ place, filters });
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
    change({ categories: [], price: undefined });
  }

  return { filters: choice?.filters ?? readFilters(params), change, reset };
}
