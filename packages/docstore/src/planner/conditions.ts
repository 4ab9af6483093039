import { conjuncts } from '../query/conjuncts.js';
import type { Filter } from '../query/filter.js';
import { boundsOf, type Bounds } from './bounds.js';

/** A filter's conditions, and the bounds that some of them set. Made once, so that plans share the same bounds. */
export interface Conditions {
  all: Filter[];
  bounds: Bounds[];
}

export function conditionsOf(filter: Filter): Conditions {
  const all = conjuncts(filter);
  return { all, bounds: all.map(boundsOf).filter((found) => found !== undefined) };
}
