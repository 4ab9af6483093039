import { DATE_SORTS, type DateSort } from '@shop/shared';
import type { TableSort } from './head-cell';

interface Dated {
  sort?: DateSort | undefined;
}

/** The order of a list whose rows stand in the order of time, changed by the heading of when each happened. */
export function dateSort(value: string, change: (part: Dated) => void): TableSort {
  return {
    value,
    onSort: (chosen) => change({ sort: DATE_SORTS.find((sort) => sort === chosen) }),
  };
}
