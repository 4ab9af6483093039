import { useState } from 'react';
import { useLocation, type NavigateOptions } from 'react-router-dom';
import { KEEP_SCROLL } from '../../lib/address/keep-scroll';
import { useAddressParams } from '../../lib/address/use-address-params';
import { FIRST_PAGE, readSpan } from './product-pages';
import {
  NO_FILTERS,
  readFilters,
  writeFilters,
  type FilterChange,
  type Filters,
  type Sorts,
} from './filters';

/** Parameters that stay in a list's URL when its filters change. */
const KEPT = ['q', 'literal'];

function withFilters(params: URLSearchParams, filters: Filters): URLSearchParams {
  const others = [...params].filter(([name]) => KEPT.includes(name));
  return new URLSearchParams([...others, ...writeFilters(filters)]);
}

/** The filters in the URL, and functions to change them. Each change adds a history entry. */
export function useFilters(sorts?: Sorts) {
  const { params, change } = useAddressParams();
  const { key: place, pathname } = useLocation();

  // Shown until the URL has changed.
  const [choice, setChoice] = useState<{ place: string; filters: Filters }>();
  if (choice && choice.place !== place) setChoice(undefined);

  function show(makeChange: FilterChange, options?: NavigateOptions) {
    const changed = change((now) => withFilters(now, makeChange(readFilters(now, sorts))), options);
    setChoice({ place, filters: readFilters(changed, sorts) });
  }

  return {
    filters: choice?.filters ?? readFilters(params, sorts),
    /** The pages that the list has at first: only the first after each change. */
    span: choice ? FIRST_PAGE : readSpan(params),
    change: (makeChange: FilterChange) => show(makeChange, KEEP_SCROLL),
    /** Filters the list as chosen in the sheet, and scrolls to the products. */
    apply: (filters: Filters) => show(({ sort }) => ({ ...filters, sort })),
    /** URL of the list with other filters. */
    addressOf: (filters: Filters) => {
      const search = withFilters(params, filters).toString();
      return search === '' ? pathname : `${pathname}?${search}`;
    },
    /** Removes all filters, and scrolls to the top. */
    reset: () => show(() => NO_FILTERS),
  };
}

/** What `useFilters` returns. */
export type FilterState = ReturnType<typeof useFilters>;
