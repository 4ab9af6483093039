import type { SearchCounts, SearchFilter } from '@shop/search';

/** The fields of a pinned product that filters need. */
export interface PinnedRow {
  id: string;
  category: string;
  priceCents: number;
  quantity: number;
  brand: string | undefined;
}

/** Which of a filter's choices a product passes. */
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

/** Adds products to the filters' counts. A product counts towards a choice if it passes all other choices. */
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
