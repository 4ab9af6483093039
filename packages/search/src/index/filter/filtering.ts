import type { PriceRange } from '../../analysis/phrases/price-phrase.js';
import { rowOf } from '../id-table.js';
import { limitsIn, type Limits } from './limits.js';
import type { Searched } from '../ranking.js';
import type { SearchCounts, SearchFilter } from '../request.js';
import { ofAttributes } from './attributes.js';
import { countBrands, ofBrands } from './brands.js';
import { FacetCounter } from './facets.js';

/**
 * The rows of each segment that pass a filter, and how many others each choice would give. They take the place of those
 * that match.
 * @param facets names of the attributes by whose values is counted.
 * @param except ids of products that are left out.
 */
export function filtered(
  searched: readonly Searched[],
  filter: SearchFilter,
  countUpTo?: readonly number[],
  except: readonly string[] = [],
  facets: readonly string[] = [],
): { rows: Uint32Array[]; counts?: SearchCounts } {
  const counts: SearchCounts | undefined = countUpTo && {
    categories: new Map<string, number>(),
    prices: Array.from({ length: countUpTo.length + 1 }, () => 0),
    inStock: 0,
  };
  const facetCounter = countUpTo && new FacetCounter(facets, filter);
  const rows = searched.map((one) => {
    const all = onSale(one, rowsWithout(one, except), filter);
    if (isOpen(filter) && !counts) return all;
    const limits = limitsIn(one.segment, filter);
    facetCounter?.add(one.segment, all, limits);
    const having = ofAttributes(one.segment, all, filter);
    if (counts) countBrands(one.segment, having, limits, counts);
    const matching = ofBrands(one.segment, having, filter);
    if (countUpTo && counts) countIn(one, matching, limits, countUpTo, counts);
    return passing(one, matching, limits);
  });
  const counted = facetCounter?.facets() ?? [];
  if (counts && counted.length > 0) counts.facets = counted;
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

function isOpen({
  categories = [],
  brands = [],
  attributes = [],
  minCents = 0,
  maxCents = Infinity,
  inStock,
}: SearchFilter) {
  const isAny = categories.length === 0 && brands.length === 0 && attributes.length === 0;
  return isAny && minCents <= 0 && maxCents === Infinity && !inStock;
}

function rowsWithout({ segment, matches }: Searched, except: readonly string[]): Uint32Array {
  const rows = matches.rows.subarray(0, matches.count);
  if (except.length === 0) return rows;
  const without = new Set(except.map((id) => rowOf(segment.idTable, id)));
  return rows.filter((row) => !without.has(row));
}

function onSale({ segment }: Searched, rows: Uint32Array, filter: SearchFilter): Uint32Array {
  if (!filter.onSale) return rows;
  const { compareAtCents, priceCents } = segment;
  return rows.filter((row) => (compareAtCents[row] ?? 0) > (priceCents[row] ?? 0));
}

// The loops below run over every product of the shop, so they read columns from local variables and call nothing.

/** Moves the rows that pass to the beginning, because new arrays of such lengths cost as much as the comparisons. */
function passing({ segment }: Searched, rows: Uint32Array, limits: Limits): Uint32Array {
  const { category, priceCents, quantity } = segment;
  const { wanted, minCents, maxCents, minQuantity } = limits;
  let count = 0;
  for (const row of rows) {
    if (wanted[category[row] ?? 0] === 0) continue;
    const cents = priceCents[row] ?? 0;
    if (cents < minCents || cents > maxCents || (quantity[row] ?? 0) < minQuantity) continue;
    rows[count++] = row;
  }
  return rows.subarray(0, count);
}

function countIn(
  { segment }: Searched,
  rows: Uint32Array,
  limits: Limits,
  countUpTo: readonly number[],
  counts: SearchCounts,
): void {
  const { category, priceCents, quantity } = segment;
  const { wanted, minCents, maxCents, minQuantity } = limits;
  const byCategory = new Uint32Array(segment.categories.length);
  const byPrice = new Uint32Array(countUpTo.length + 1);
  const bounds = Float64Array.from(countUpTo);
  let inStock = 0;
  for (const row of rows) {
    const own = category[row] ?? 0;
    const cents = priceCents[row] ?? 0;
    const pieces = quantity[row] ?? 0;
    const fitsCategory = wanted[own] !== 0;
    const fitsPrice = cents >= minCents && cents <= maxCents;
    if (fitsCategory && fitsPrice && pieces > 0) inStock += 1;
    if (pieces < minQuantity) continue;
    if (fitsPrice) byCategory[own] = (byCategory[own] ?? 0) + 1;
    if (!fitsCategory) continue;
    let range = 0;
    while (range < bounds.length && cents >= (bounds[range] ?? 0)) range += 1;
    byPrice[range] = (byPrice[range] ?? 0) + 1;
  }
  counts.inStock += inStock;
  byPrice.forEach((found, range) => (counts.prices[range] = (counts.prices[range] ?? 0) + found));
  byCategory.forEach((found, number) => {
    const id = segment.categories[number] ?? '';
    if (found > 0) counts.categories.set(id, (counts.categories.get(id) ?? 0) + found);
  });
}
