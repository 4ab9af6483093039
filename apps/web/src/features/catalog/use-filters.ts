import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { KEEP_SCROLL } from '../../lib/keep-scroll';
import { ALL_PRODUCTS, productPagesQuery } from './api/get-product-pages';
import { readPage } from './product-pages';
import { NO_FILTERS, readFilters, writeFilters, type Filters } from './filters';

/** The filters in the address, and how to change them. Each change adds a history entry. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const { key: place } = useLocation();
  const queryClient = useQueryClient();

  // The address is updated a moment after a choice; until then the choice is kept here, so that a second one adds to it.
  const [choice, setChoice] = useState<{ place: string; filters: Filters }>();
  if (choice && choice.place !== place) setChoice(undefined);

  function show(filters: Filters, options?: NavigateOptions) {
    setChoice({ place, filters });
    setParams(writeFilters(filters), options);
  }

  function change(filters: Filters) {
    show(filters, KEEP_SCROLL);
  }

  /** Removes all filters, reloads the first page and scrolls to the top. */
  function reset() {
    const { queryKey } = productPagesQuery(ALL_PRODUCTS);
    queryClient.setQueryData(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
    // Exact: the key of the unfiltered list is a prefix of the key of every filtered one.
    void queryClient.invalidateQueries({ queryKey, exact: true });
    show(NO_FILTERS);
  }

  return {
    filters: choice?.filters ?? readFilters(params),
    /** The page that the list begins with: the first after each change. */
    from: choice ? 1 : readPage(params),
    change,
    reset,
  };
}
