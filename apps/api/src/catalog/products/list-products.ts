import type { Product, ProductListQuery } from '@shop/shared';
import { productsInOrder, type ProductSearch } from '../search/search-products.js';
import { findListed } from './find-listed.js';
import { findProducts, presentProducts } from './find-products.js';
import { listFilter } from './product-filters.js';
import { ProductModel } from './product.model.js';

/**
 * One page of the administrators' product list. A search is sorted by relevance unless another order is chosen.
 * @param mark how many pieces count as low stock.
 */
export async function listProducts(
  query: ProductListQuery,
  mark: number,
  search?: ProductSearch,
): Promise<{ products: Product[]; total: number }> {
  const found = query.search ? await findListed(query.search, search) : undefined;
  const filter = await listFilter(query, mark, found);
  const { sort = 'relevance', page, pageSize } = query;
  if (sort !== 'relevance') return findProducts(filter, { page, pageSize, sort });
  if (!found) return findProducts(filter, { page, pageSize });
  const passing = await ProductModel.find(filter, { _id: 1 }).lean();
  const ids = new Set(passing.map(({ _id }) => _id.toHexString()));
  const ranked = found.filter((id) => ids.has(id));
  const shown = ranked.slice((page - 1) * pageSize, page * pageSize);
  return { products: await presentProducts(await productsInOrder(shown)), total: ranked.length };
}
