import type { PriceRange } from '../analysis/price-phrase.js';
import { rowOf } from './id-table.js';
import type { Searched } from './ranking.js';
import type { SearchCounts, SearchFilter } from './request.js';

/**
 * The rows of each segment that pass a filter, and how many others each choice would give.
 * @param except ids of products that are left out.
 */
export function filtered(
  searched: readonly Searched[],
  { categories = [], minCents = 0, maxCents = Infinity, inStock = false }: SearchFilter,
  countUpTo?: readonly number[],
  except: readonly string[] = [],
): { rows: Uint32Array[]; counts?: SearchCounts } {
  const counts = countUpTo && {
    categories: new Map<string, number>(),
    prices: Array.from({ length: countUpTo.length + 1 }, () => 0),
    inStock: 0,
  };
  const isOpen = categories.length === 0 && minCents <= 0 && maxCents === Infinity && !inStock;
  const rows = searched.map(({ segment, matches }) => {
    if (isOpen && !counts && except.length === 0) return matches.rows.slice(0, matches.count);
    const passed = new Uint32Array(matches.count);
    const wanted = segment.categories.map(
      (id) => categories.length === 0 || categories.includes(id),
    );
    const byCategory = new Uint32Array(segment.categories.length);
    const without = new Set(except.map((id) => rowOf(segment.idTable, id)));
    let count = 0;
    for (let at = 0; at < matches.count; at += 1) {
      const row = matches.rows[at] ?? 0;
      if (without.size > 0 && without.has(row)) continue;
      const category = segment.category[row] ?? 0;
      const cents = segment.priceCents[row] ?? 0;
      const fitsCategory = wanted[category] ?? false;
      const fitsPrice = cents >= minCents && cents <= maxCents;
      const isThere = (segment.quantity[row] ?? 0) > 0;
      const fitsStock = isThere || !inStock;
      if (fitsCategory && fitsPrice && fitsStock) passed[count++] = row;
      if (!counts) continue;
      if (fitsPrice && fitsStock) byCategory[category] = (byCategory[category] ?? 0) + 1;
      if (fitsCategory && fitsPrice && isThere) counts.inStock += 1;
      if (fitsCategory && fitsStock) {
        const above = countUpTo.findIndex((bound) => cents < bound);
        const range = above < 0 ? countUpTo.length : above;
        counts.prices[range] = (counts.prices[range] ?? 0) + 1;
      }
    }
    byCategory.forEach((found, category) => {
      const id = segment.categories[category] ?? '';
      if (found > 0) counts?.categories.set(id, (counts.categories.get(id) ?? 0) + found);
    });
    return passed.subarray(0, count);
  });
  return { rows, ...(counts && { counts }) };
}

/** A filter that also has to pass the price that a query names. */
export function narrowed(filter: SearchFilter, price: PriceRange | undefined): SearchFilter {
  if (!price) return filter;
  return {
    ...filter,
    minCents: Math.max(filter.minCents ?? 0, price.minCents ?? 0),
    maxCents: Math.min(filter.maxCents ?? Infinity, price.maxCents ?? Infinity),
  };
}
