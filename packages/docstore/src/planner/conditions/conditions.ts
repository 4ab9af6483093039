import { conjuncts } from '../../query/conjuncts.js';
import type { Filter } from '../../query/filter.js';
import { boundsOf, type Bounds } from './bounds.js';

/** A filter's conditions and their bounds. Built once, so that plans share the same `Bounds` objects. */
export interface Conditions {
  all: Filter[];
  bounds: Bounds[];
}

export function conditionsOf(filter: Filter): Conditions {
  const all = conjuncts(filter);
  return { all, bounds: all.map(boundsOf).filter((found) => found !== undefined) };
}
