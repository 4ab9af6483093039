import { readChosenValue, type Category, type ListingSort, type PriceRange } from '@shop/shared';
import { readPrice, writePrice, type OwnPrice } from './own-price';

/** Sort orders of product lists, the default first. Sorting by stock is for administrators. */
export const LIST_SORTS = ['newest', 'best-selling', 'price', 'price-desc', 'name'] as const;
/** Sort orders of search results. */
export const RESULT_SORTS = ['relevance', ...LIST_SORTS] as const;
/** Sort orders of a category's page. The first is its own order, which the server knows. */
export const CATEGORY_SORTS = RESULT_SORTS;
/** Sort orders that a shopper can choose from, the default first. */
export type Sorts = readonly [ListingSort, ...ListingSort[]];

/**
 * Filters and sort order of the list, as in the URL:
 * `?category=shoes&category=toys&brand=hay&attribute=Size:M&price=0&stock=in&sort=name`, with `min=5&max=12.5` for an
 * own price.
 */
export interface Filters {
  /** Slugs. */
  categories: readonly string[];
  /** Slugs. */
  brands: readonly string[];
  /** Values with their attributes, as `writeChosenValue` writes them. */
  attributes: readonly string[];
  price: PriceRange | OwnPrice | undefined;
  inStock: boolean;
  /** The list's own order by default. */
  sort: ListingSort | undefined;
}

/** A function that returns the changed filters. */
export type FilterChange = (now: Filters) => Filters;

export const NO_FILTERS: Filters = {
  categories: [],
  brands: [],
  attributes: [],
  price: undefined,
  inStock: false,
  sort: undefined,
};

/** The sort order in the URL, unless it is the list's default or not one of its orders. */
export function readSort(
  params: URLSearchParams,
  [own, ...others]: Sorts = LIST_SORTS,
): ListingSort | undefined {
  const sort = params.get('sort');
  return sort === own ? undefined : others.find((known) => known === sort);
}

export function readFilters(params: URLSearchParams, sorts?: Sorts): Filters {
  return {
    categories: [...new Set(params.getAll('category'))],
    brands: [...new Set(params.getAll('brand'))],
    attributes: [...new Set(params.getAll('attribute'))].filter(readChosenValue),
    price: readPrice(params),
    inStock: params.get('stock') === 'in',
    sort: readSort(params, sorts),
  };
}

export function writeFilters({
  categories,
  brands,
  attributes,
  price,
  inStock,
  sort,
}: Filters): URLSearchParams {
  const params = new URLSearchParams(categories.map((slug) => ['category', slug]));
  for (const slug of brands) params.append('brand', slug);
  for (const value of attributes) params.append('attribute', value);
  for (const [name, value] of writePrice(price)) params.set(name, value);
  if (inStock) params.set('stock', 'in');
  if (sort) params.set('sort', sort);
  return params;
}

/** The categories that slugs choose. Old addresses have former ones. */
export const categoriesOf = (slugs: readonly string[], categories: readonly Category[]) =>
  categories.filter(({ slug, formerSlugs }) =>
    slugs.some((one) => one === slug || formerSlugs?.includes(one)),
  );

/** How many filters are active; the sort order does not count. */
export function countFilters({ categories, brands, attributes, price, inStock }: Filters): number {
  const listed = categories.length + brands.length + attributes.length;
  return listed + (price ? 1 : 0) + (inStock ? 1 : 0);
}

/** Filters with a category or a brand, or without it. */
export function withSlug(
  filters: Filters,
  of: 'categories' | 'brands',
  slug: string,
  chosen: boolean,
): Filters {
  const others = filters[of].filter((other) => other !== slug);
  return { ...filters, [of]: chosen ? [...others, slug] : others };
}

/** Attributes and their values do not depend on case. */
export function isChosen({ attributes }: Filters, value: string): boolean {
  return attributes.some((other) => other.toLowerCase() === value.toLowerCase());
}

export function withAttribute(filters: Filters, value: string, chosen: boolean): Filters {
  const isOther = (other: string) => other.toLowerCase() !== value.toLowerCase();
  const others = filters.attributes.filter(isOther);
  return { ...filters, attributes: chosen ? [...others, value] : others };
}
