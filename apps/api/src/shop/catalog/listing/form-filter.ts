import type { SearchFilter } from '@shop/search';
import { priceBounds, type ProductFilters } from '@shop/shared';

/** The filter of `product-filters`: chosen categories, none meaning all, and a price range of the fixed ones. */
export function formFilter({ checked, radio: [min, max] }: ProductFilters): SearchFilter {
  if (min === undefined || max === undefined) return { categories: checked };
  const { from, below } = priceBounds([min, max]);
  return {
    categories: checked,
    minCents: from,
    ...(below !== undefined && { maxCents: below - 1 }),
  };
}
