import { priceBounds, type ProductFilters, type ProductListQuery } from '@shop/shared';
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

/** A filter for the products of any checked category whose price is in the chosen range. */
export function choicesFilter({ checked, radio: [min, max] }: ProductFilters): ProductFilter {
  return {
    ...(checked.length > 0 && { category: { $in: checked } }),
    ...(min !== undefined && max !== undefined && { priceCents: centsIn(min, max) }),
  };
}

function centsIn(min: number, max: number) {
  const { from, below } = priceBounds([min, max]);
  return below === undefined ? { $gte: from } : { $gte: from, $lt: below };
}
