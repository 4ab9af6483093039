import type { Category, ListingCounts } from '@shop/shared';
import { useCategories } from '../../api/get-categories';
import { categoriesOf, type Filters } from '../../filters';
import type { FilterState } from '../../use-filters';

/** Filters without categories and brands that choose nothing, such as deleted ones, as far as that is known. */
export const knownFilters = (
  filters: Filters,
  counts: ListingCounts | null | undefined,
  categories: readonly Category[] | undefined,
): Filters => ({
  ...filters,
  categories: categories
    ? categoriesOf(filters.categories, categories).map(({ slug }) => slug)
    : filters.categories,
  brands: filters.brands.filter((slug) => !counts?.ignoredBrands?.includes(slug)),
});

/** The filters of a list without those that choose nothing. Any change takes these out of the URL. */
export function useKnownFilters(
  state: FilterState,
  counts: ListingCounts | null | undefined,
): FilterState {
  const { data } = useCategories();
  const known = (filters: Filters) => knownFilters(filters, counts, data);
  return {
    ...state,
    filters: known(state.filters),
    change: (makeChange) => state.change((now) => makeChange(known(now))),
  };
}
