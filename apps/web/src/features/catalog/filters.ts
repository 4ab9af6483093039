import { PRICE_RANGES, type PriceRange } from '@shop/shared';

/** What the visitor narrowed the list to, as the address carries it: `?category=shoes&category=toys&price=0`. */
export interface Filters {
  /** Slugs. */
  categories: readonly string[];
  price: PriceRange | undefined;
}

export function readFilters(params: URLSearchParams): Filters {
  const price = params.get('price');
  return {
    categories: [...new Set(params.getAll('category'))],
    price: PRICE_RANGES.find(({ id }) => String(id) === price),
  };
}

export function writeFilters({ categories, price }: Filters): URLSearchParams {
  const params = new URLSearchParams(categories.map((slug) => ['category', slug]));
  if (price) params.set('price', String(price.id));
  return params;
}

export function withCategory(filters: Filters, slug: string, chosen: boolean): Filters {
  const others = filters.categories.filter((other) => other !== slug);
  return { ...filters, categories: chosen ? [...others, slug] : others };
}
