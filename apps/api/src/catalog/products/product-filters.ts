import type { SearchFilter } from '@shop/search';
import {
  priceBounds,
  type PriceBounds,
  type ProductFilters,
  type ProductListQuery,
} from '@shop/shared';
import { namedLike } from '../search/search-database.js';
import type { ProductFilter } from './count-products.js';
import { lowStockFilter } from './product.model.js';

/**
 * A filter for the product list: by search result, category and low stock.
 * @param mark how many pieces count as low stock.
 * @param found ids of products; without them, names must contain the words searched for.
 */
export async function listFilter(
  query: ProductListQuery,
  mark: number,
  found: readonly string[] | undefined,
): Promise<ProductFilter> {
  const { search, category, stock } = query;
  return {
    ...(category && { category }),
    ...(search && (found ? { _id: { $in: found } } : await namedLike(search))),
    ...(stock === 'low' && lowStockFilter(mark)),
  };
}

/** Which products a visitor wants to see. */
export interface Choice {
  /** Ids; none means all. */
  categories: readonly string[];
  price?: PriceBounds;
}

export function choiceOf({ checked, radio: [min, max] }: ProductFilters): Choice {
  const isPriced = min !== undefined && max !== undefined;
  return { categories: checked, ...(isPriced && { price: priceBounds([min, max]) }) };
}

/** A choice as the database takes it. */
export function databaseFilter({ categories, price }: Choice): ProductFilter {
  return {
    ...(categories.length > 0 && { category: { $in: categories } }),
    ...(price && {
      priceCents: { $gte: price.from, ...(price.below !== undefined && { $lt: price.below }) },
    }),
  };
}

/** A choice as the index takes it. */
export function indexFilter({ categories, price }: Choice): SearchFilter {
  return {
    categories,
    ...(price && {
      minCents: price.from,
      ...(price.below !== undefined && { maxCents: price.below - 1 }),
    }),
  };
}
