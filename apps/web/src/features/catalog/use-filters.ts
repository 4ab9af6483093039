import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { EVERYTHING, productPagesQuery } from './api/get-product-pages';
import { NO_FILTERS, readFilters, writeFilters, type Filters } from './filters';

/** The filters in the address, and ways to change them. Each change is a step in the browser's history. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const { key: place } = useLocation();
  const queryClient = useQueryClient();

  // The address follows a moment after the choice; until then the boxes already show it, and a second choice adds to it.
  const [choice, setChoice] = useState<{ place: string; filters: Filters }>();
  if (choice && choice.place !== place) setChoice(undefined);

  function show(filters: Filters, preventScrollReset: boolean) {
    setChoice({ place, filters });
    setParams(writeFilters(filters), { preventScrollReset });
  }

  function change(filters: Filters) {
    show(filters, true);
  }

  /** Back to everything, first page only, asked for anew and read from the top. */
  function reset() {
    const { queryKey } = productPagesQuery(EVERYTHING);
    queryClient.setQueryData(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
    // Exact: the key of everything is a part of the key of every narrowed list.
    void queryClient.invalidateQueries({ queryKey, exact: true });
    show(NO_FILTERS, false);
  }

  return { filters: choice?.filters ?? readFilters(params), change, reset };
}
