import type { Product, ProductListQuery } from '@shop/shared';
import { namedLike } from '../search/search-database.js';
import { productsInOrder, type ProductSearch } from '../search/search-products.js';
import type { ProductFilter } from './count-products.js';
import { findListed } from './find-listed.js';
import { findProducts, presentProducts } from './find-products.js';
import { lowStockFilter, ProductModel } from '../products/product.model.js';

/**
 * One page of the administrators' product list. A search is sorted by relevance unless another order is chosen.
 * @param threshold how many pieces count as low stock.
 */
export async function listAdministered(
  query: ProductListQuery,
  threshold: number,
  search?: ProductSearch,
): Promise<{ products: Product[]; total: number }> {
  const found = query.search ? await findListed(query.search, search) : undefined;
  const filter = await filterBy(query, threshold, found);
  const { sort = 'relevance', page, pageSize } = query;
  if (sort !== 'relevance') return findProducts(filter, { page, pageSize, sort });
  if (!found) return findProducts(filter, { page, pageSize });
  const passing = await ProductModel.find(filter, { _id: 1 }).lean();
  const ids = new Set(passing.map(({ _id }) => _id.toHexString()));
  const ranked = found.filter((id) => ids.has(id));
  const shown = ranked.slice((page - 1) * pageSize, page * pageSize);
  return { products: await presentProducts(await productsInOrder(shown)), total: ranked.length };
}

/**
 * A filter for the product list: by search result, category and low stock.
 * @param threshold how many pieces count as low stock.
 * @param found ids of products; without them, names must contain the words searched for.
 */
async function filterBy(
  query: ProductListQuery,
  threshold: number,
  found: readonly string[] | undefined,
): Promise<ProductFilter> {
  const { search, category, stock } = query;
  return {
    ...(category && { category }),
    ...(search && (found ? { _id: { $in: found } } : await namedLike(search))),
    ...(stock === 'low' && lowStockFilter(threshold)),
  };
}
