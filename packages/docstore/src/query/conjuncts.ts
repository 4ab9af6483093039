import type { Filter } from './filter.js';

/** The conditions that must all hold: of the filter and of every `$and` inside. */
export function conjuncts(filter: Filter): Filter[] {
  return filter.kind === 'and' ? filter.filters.flatMap(conjuncts) : [filter];
}
