import type { Limits } from './limits.js';
import type { SearchCounts, SearchFilter } from '../request.js';
import type { Segment } from '../segment.js';

/** The rows of the wanted brands; all rows if any will do. */
export function ofBrands(
  { brands, brand }: Segment,
  rows: Uint32Array,
  { brands: ids = [] }: SearchFilter,
): Uint32Array {
  if (ids.length === 0) return rows;
  const wanted = new Uint8Array(brands.length + 1);
  for (const id of ids) wanted[brands.indexOf(id) + 1] = 1;
  // A brand that the segment does not have.
  wanted[0] = 0;
  return rows.filter((row) => wanted[brand[row] ?? 0] === 1);
}

/** Counts by brand the rows that pass all other filters. A segment without brands costs nothing. */
export function countBrands(
  { brands, brand, category, priceCents, quantity }: Segment,
  rows: Uint32Array,
  { wanted, minCents, maxCents, minQuantity }: Limits,
  counts: SearchCounts,
): void {
  if (brands.length === 0) return;
  const byBrand = new Uint32Array(brands.length + 1);
  for (const row of rows) {
    const own = brand[row] ?? 0;
    const cents = priceCents[row] ?? 0;
    if (own === 0 || wanted[category[row] ?? 0] === 0 || cents < minCents || cents > maxCents)
      continue;
    if ((quantity[row] ?? 0) >= minQuantity) byBrand[own] = (byBrand[own] ?? 0) + 1;
  }
  brands.forEach((id, index) => {
    const found = byBrand[index + 1] ?? 0;
    if (found === 0) return;
    counts.brands ??= new Map<string, number>();
    counts.brands.set(id, (counts.brands.get(id) ?? 0) + found);
  });
}
