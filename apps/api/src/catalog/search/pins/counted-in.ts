import type { SearchCounts, SearchFilter } from '@shop/search';

/** A pinned product as the filters see it. */
export interface PinnedRow {
  id: string;
  category: string;
  priceCents: number;
  quantity: number;
}

/** Which of a filter's choices let a product pass. */
export function choicesOf(
  { category, priceCents, quantity }: PinnedRow,
  { categories = [], minCents = 0, maxCents = Infinity, inStock = false }: SearchFilter,
) {
  return {
    category: categories.length === 0 || categories.includes(category),
    price: priceCents >= minCents && priceCents <= maxCents,
    stock: quantity > 0 || !inStock,
  };
}

/** Counts of the filters with some products more: each choice counts those that the other choices let pass. */
export function countedIn(
  counts: SearchCounts,
  rows: readonly PinnedRow[],
  filter: SearchFilter,
  countUpTo: readonly number[] = [],
): SearchCounts {
  const categories = new Map(counts.categories);
  const prices = [...counts.prices];
  let { inStock } = counts;
  for (const row of rows) {
    const passes = choicesOf(row, filter);
    if (passes.price && passes.stock)
      categories.set(row.category, (categories.get(row.category) ?? 0) + 1);
    if (passes.category && passes.price && row.quantity > 0) inStock += 1;
    if (!passes.category || !passes.stock) continue;
    const above = countUpTo.findIndex((bound) => row.priceCents < bound);
    const range = above < 0 ? countUpTo.length : above;
    prices[range] = (prices[range] ?? 0) + 1;
  }
  return { categories, prices, inStock };
}
