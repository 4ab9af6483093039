import { readProducts } from './find-products.js';
import type { ProductSource } from './listed-product.js';
import type { ProductBytes } from './product-bytes.js';

/** Finds products by their ids. */
export interface ProductsById {
  /** Products that no longer exist are not in the map. */
  find(ids: readonly string[]): Promise<ReadonlyMap<string, ProductSource>>;
}

/** Queries the database each time. */
export const STORED_PRODUCTS = {
  async find(ids: readonly string[]): Promise<ReadonlyMap<string, ProductBytes>> {
    if (ids.length === 0) return new Map();
    // All in one batch: by default, products after the first 101 take a second round trip.
    const products = await readProducts({ _id: { $in: ids } }, { batchSize: ids.length });
    return new Map(products.map((product) => [product.id, product]));
  },
} satisfies ProductsById;

/** Products in the order of their ids, without those that no longer exist. */
export async function productsInOrder(
  ids: readonly string[],
  products: ProductsById = STORED_PRODUCTS,
): Promise<ProductSource[]> {
  const byId = await products.find(ids);
  return ids.flatMap((id) => byId.get(id) ?? []);
}
