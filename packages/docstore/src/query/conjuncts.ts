import type { Filter } from './filter.js';

/** All conditions that must hold: those of the filter and of every nested `$and`. */
export function conjuncts(filter: Filter): Filter[] {
  return filter.kind === 'and' ? filter.filters.flatMap(conjuncts) : [filter];
}
