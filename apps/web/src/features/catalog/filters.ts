import { PRICE_RANGES, type PriceRange, type ProductSort } from '@shop/shared';

/** Sort orders that a shopper can choose, the default first. Sorting by stock is for administrators. */
export const SHOPPER_SORTS = ['newest', 'price', 'price-desc', 'name'] as const;
export type ShopperSort = Extract<ProductSort, (typeof SHOPPER_SORTS)[number]>;

export const DEFAULT_SORT = SHOPPER_SORTS[0];

/** Filters and sort order of the list, as in the address: `?category=shoes&category=toys&price=0&sort=name`. */
export interface Filters {
  /** Slugs. */
  categories: readonly string[];
  price: PriceRange | undefined;
  sort: ShopperSort;
}

export const NO_FILTERS: Filters = { categories: [], price: undefined, sort: DEFAULT_SORT };

export function readSort(params: URLSearchParams): ShopperSort {
  const sort = params.get('sort');
  return SHOPPER_SORTS.find((known) => known === sort) ?? DEFAULT_SORT;
}

export function readFilters(params: URLSearchParams): Filters {
  const price = params.get('price');
  return {
    categories: [...new Set(params.getAll('category'))],
    price: PRICE_RANGES.find(({ id }) => String(id) === price),
    sort: readSort(params),
  };
}

export function writeFilters({ categories, price, sort }: Filters): URLSearchParams {
  const params = new URLSearchParams(categories.map((slug) => ['category', slug]));
  if (price) params.set('price', String(price.id));
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  return params;
}

export function withCategory(filters: Filters, slug: string, chosen: boolean): Filters {
  const others = filters.categories.filter((other) => other !== slug);
  return { ...filters, categories: chosen ? [...others, slug] : others };
}
