import { inBatches } from '@shop/mongo';
import { findBrands } from '../../brands/find-brands.js';
import type { ProductFilter } from '../../listing/count-products.js';
import { ProductModel, type ProductRecord } from '../../products/product.model.js';
import { VariantModel, type VariantRecord } from '../../variants/variant.model.js';
import { readCategoryPaths } from '../category-paths.js';
import { EXPORTED_FIELDS, type ExportedProduct } from './exported-product.js';
import type { InTurn } from './export-queue.js';

/** Products per read, each with up to 500 variants: all that an export holds in memory. */
const BATCH_SIZE = 50;

/**
 * The products that match with all that a file has of them, in batches. The oldest come first, so that a shop that
 * imports the file lists them in the same order.
 */
export async function* readExported(
  filter: ProductFilter,
  inTurn: InTurn,
): AsyncGenerator<ExportedProduct[]> {
  const batches = inBatches<ProductRecord>(
    ProductModel,
    filter,
    { size: BATCH_SIZE, fields: EXPORTED_FIELDS, oldestFirst: true },
    inTurn,
  );
  for await (const products of batches)
    if (products.length > 0) yield await inTurn(() => withTheirOwn(products));
}

/** Products with their variants, brands and categories. */
async function withTheirOwn(products: readonly ProductRecord[]): Promise<ExportedProduct[]> {
  const ids = products.map(({ category }) => category);
  const categories = await readCategoryPaths({ ids, names: [] });
  const brands = await findBrands(products.flatMap(({ brand }) => brand?.toHexString() ?? []));
  const variants = await variantsOfAll(products);
  return products.map((product) => ({
    product,
    variants: variants.get(product._id.toHexString()) ?? [],
    brand: (product.brand && brands.get(product.brand.toHexString())?.name) ?? null,
    category: categories.pathOf(product.category),
  }));
}

/** The variants that are sold or hidden, by product, in the order of their grids. */
async function variantsOfAll(products: readonly ProductRecord[]) {
  const ids = products.flatMap(({ _id, options }) => (options ? [_id] : []));
  const found = await VariantModel.find({ product: { $in: ids }, archivedIn: null })
    .sort({ product: 1, position: 1 })
    .lean();
  const byProduct = new Map<string, VariantRecord[]>();
  for (const variant of found) {
    const product = variant.product.toHexString();
    byProduct.set(product, [...(byProduct.get(product) ?? []), variant]);
  }
  return byProduct;
}
