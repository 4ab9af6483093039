import { useState } from 'react';
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { KEEP_SCROLL } from '../../lib/keep-scroll';
import { readPage } from './product-pages';
import { NO_FILTERS, readFilters, writeFilters, type Filters, type Sorts } from './filters';

/** What stays in the address of a list when its filters change. */
const KEPT = ['q', 'literal'];

/** The filters in the address, and how to change them. Each change adds a history entry. */
export function useFilters(sorts?: Sorts) {
  const [params, setParams] = useSearchParams();
  const { key: place, pathname } = useLocation();

  // The address is updated a moment after a choice; until then the choice is kept here, so that a second one adds to it.
  const [choice, setChoice] = useState<{ place: string; filters: Filters }>();
  if (choice && choice.place !== place) setChoice(undefined);

  const paramsOf = (filters: Filters) =>
    new URLSearchParams([
      ...[...params].filter(([name]) => KEPT.includes(name)),
      ...writeFilters(filters),
    ]);

  function show(filters: Filters, options?: NavigateOptions) {
    setChoice({ place, filters });
    setParams(paramsOf(filters), options);
  }

  return {
    filters: choice?.filters ?? readFilters(params, sorts),
    /** The page that the list begins with: the first after each change. */
    from: choice ? 1 : readPage(params),
    change: (filters: Filters) => show(filters, KEEP_SCROLL),
    /** Where the list is with other filters. */
    addressOf: (filters: Filters) => {
      const search = paramsOf(filters).toString();
      return search === '' ? pathname : `${pathname}?${search}`;
    },
    /** Removes all filters, and scrolls to the top. */
    reset: () => show(NO_FILTERS),
  };
}

/** What `useFilters` returns. */
export type FilterState = ReturnType<typeof useFilters>;
