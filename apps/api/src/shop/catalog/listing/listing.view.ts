import { markedRanges, type SearchCounts } from '@shop/search';
import {
  PREVIEW_LENGTH,
  truncate,
  type ListingCounts,
  type MarkedRange,
  type Product,
} from '@shop/shared';

/** Counts as the API returns them. Within a single category, counts of other categories are left out. */
export function countsView(
  { categories, prices, inStock }: SearchCounts,
  isOneCategory: boolean,
): ListingCounts {
  const counts = isOneCategory ? [] : [...categories];
  return { categories: counts.map(([_id, count]) => ({ _id, count })), prices, inStock };
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
