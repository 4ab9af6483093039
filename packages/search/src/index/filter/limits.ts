import type { SearchFilter } from '../request.js';
import type { Segment } from '../segment.js';

/** A filter as a segment's columns are compared with it. */
export interface Limits {
  /** For each category of the segment, 1 if it is wanted. */
  wanted: Uint8Array;
  minCents: number;
  maxCents: number;
  minQuantity: number;
}

/** A filter in the terms of a segment's columns. */
export function limitsIn(
  segment: Segment,
  { categories = [], minCents = 0, maxCents = Infinity, inStock = false }: SearchFilter,
): Limits {
  const chosen = new Set(categories);
  const isWanted = (id: string) => chosen.size === 0 || chosen.has(id);
  return {
    wanted: Uint8Array.from(segment.categories, (id) => (isWanted(id) ? 1 : 0)),
    minCents,
    maxCents,
    minQuantity: inStock ? 1 : 0,
  };
}
