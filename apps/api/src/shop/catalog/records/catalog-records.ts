import type { ById } from '@shop/front';
import type { ShownBrand } from '../brands/brand.model.js';
import { findBrands } from '../brands/find-brands.js';
import type { ShownCategory } from '../categories/category.model.js';
import { findCategories } from '../categories/find-categories.js';
import { readProducts } from '../listing/find-products.js';
import { LISTED } from '../visibility/listed.js';
import type { ShownProduct } from '../products/shown-product.js';

/** What lists of products are made of. */
export interface CatalogRecords {
  /** Those that shoppers see. */
  products: ById<ShownProduct>;
  categories: ById<ShownCategory>;
  brands: ById<ShownBrand>;
}

/** Queries the database each time. */
export const STORED_RECORDS = {
  products: { find: findProductsById },
  categories: { find: findCategories },
  brands: { find: findBrands },
} satisfies CatalogRecords;

async function findProductsById(
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownProduct>> {
  if (ids.length === 0) return new Map();
  // All in one batch: by default, products after the first 101 take a second round trip.
  const products = await readProducts({ ...LISTED, _id: { $in: ids } }, { batchSize: ids.length });
  return new Map(products.map((product) => [product._id.toHexString(), product]));
}
