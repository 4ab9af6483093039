import { markedRanges, type SearchCounts, type SearchResult } from '@shop/search';
import {
  dollarsFromCents,
  PREVIEW_LENGTH,
  truncate,
  type ListingCounts,
  type MarkedRange,
  type Product,
} from '@shop/shared';
import type { Branches } from '../categories/tree/branches.js';

/**
 * Counts as the API returns them, each with the products of all categories below.
 * @param within the category that is listed: only those below it are counted.
 */
export function countsView(
  { categories, prices, inStock, facets = [] }: SearchCounts,
  branches: Branches,
  within: string | undefined,
): ListingCounts {
  const isShown = (id: string) => within === undefined || branches.belowOf(within).includes(id);
  const counts = [...branches.summed(categories)].filter(([id]) => isShown(id));
  const shown = facets.filter(({ values }) => values.length > 0);
  return {
    categories: counts.map(([_id, count]) => ({ _id, count })),
    prices,
    inStock,
    ...(shown.length > 0 && {
      facets: shown.map(({ name, values }) => ({ name, values: [...values] })),
    }),
  };
}

/** The price that a query names, in dollars. */
export function namedPriceView({
  minCents,
  maxCents,
  beside,
}: NonNullable<SearchResult['namedPrice']>) {
  return {
    ...(minCents !== undefined && { min: dollarsFromCents(minCents) }),
    ...(maxCents !== undefined && { max: dollarsFromCents(maxCents) }),
    beside,
  };
}

/** The matched parts of the texts that each product card shows. */
export function marksOf(products: readonly Product[], matched: readonly string[]) {
  const words = new Set(matched);
  const rangesIn = (text: string) =>
    markedRanges(text, words).map(([from, to]): MarkedRange => [from, to]);
  return products.map(({ name, description }) => ({
    name: rangesIn(name),
    description: rangesIn(truncate(description, PREVIEW_LENGTH.card)),
  }));
}
