import type { SearchCounts, SearchFilter } from '@shop/search';
import { missedAttributes, withProduct, type Kinds } from './counted-facets.js';

/** The fields of a pinned product that filters need. */
export interface PinnedRow {
  id: string;
  category: string;
  priceCents: number;
  quantity: number;
  brand?: string | undefined;
  kinds: Kinds;
}

/** Which of a filter's choices a product passes. */
export function choicesOf(
  { category, priceCents, quantity, brand = '', kinds }: PinnedRow,
  {
    categories = [],
    brands = [],
    attributes: chosen = [],
    minCents = 0,
    maxCents = Infinity,
    inStock = false,
  }: SearchFilter,
) {
  return {
    category: categories.length === 0 || categories.includes(category),
    price: priceCents >= minCents && priceCents <= maxCents,
    stock: quantity > 0 || !inStock,
    brand: brands.length === 0 || brands.includes(brand),
    missed: kinds.map((kind) => missedAttributes(kind, chosen)),
  };
}

/** Adds products to the filters' counts. A product counts towards a choice if it passes all other choices. */
export function countedIn(
  counts: SearchCounts,
  rows: readonly PinnedRow[],
  filter: SearchFilter,
  countUpTo: readonly number[] = [],
): SearchCounts {
  const categories = new Map(counts.categories);
  const prices = [...counts.prices];
  const brands = new Map(counts.brands);
  let { inStock, facets } = counts;
  for (const row of rows) {
    const passes = choicesOf(row, filter);
    const { missed } = passes;
    if (facets && passes.category && passes.price && passes.stock && passes.brand)
      facets = withProduct(facets, row.kinds, missed);
    if (missed.every((names) => names.length > 0)) continue;
    if (row.brand !== undefined && passes.category && passes.price && passes.stock)
      brands.set(row.brand, (brands.get(row.brand) ?? 0) + 1);
    if (!passes.brand) continue;
    if (passes.price && passes.stock)
      categories.set(row.category, (categories.get(row.category) ?? 0) + 1);
    if (passes.category && passes.price && row.quantity > 0) inStock += 1;
    if (!passes.category || !passes.stock) continue;
    const above = countUpTo.findIndex((bound) => row.priceCents < bound);
    const range = above < 0 ? countUpTo.length : above;
    prices[range] = (prices[range] ?? 0) + 1;
  }
  return {
    categories,
    prices,
    inStock,
    ...(brands.size > 0 && { brands }),
    ...(facets && { facets }),
  };
}
