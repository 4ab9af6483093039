import type { Types } from 'mongoose';
import { findBrands } from '../brands/find-brands.js';
import { CategoryModel } from '../categories/category.model.js';
import { ProductModel, type ProductRecord } from '../products/product.model.js';
import { VariantModel, type VariantRecord } from '../variants/variant.model.js';
import { LISTED } from '../visibility/listed.js';
import type { FedProduct } from './feed-item.js';

/** Products per query: small, so that other requests do not wait for a long one. */
const BATCH = 200;

/** All products that shoppers see, newest first, in batches. */
export async function* readFedProducts(): AsyncGenerator<FedProduct[]> {
  const paths = await categoryPaths();
  let last: Types.ObjectId | undefined;
  for (;;) {
    const after = last && { _id: { $lt: last } };
    const products: ProductRecord[] = await ProductModel.find({ ...LISTED, ...after })
      .sort({ _id: -1 })
      .limit(BATCH)
      .lean();
    const variants = await variantsByProduct(products);
    const brands = await findBrands(products.flatMap(({ brand }) => brand?.toHexString() ?? []));
    yield products.map((product) => {
      const all = variants.get(product._id.toHexString()) ?? [];
      return {
        product,
        variants: all.filter(({ archivedIn, hidden }) => archivedIn === null && !hidden),
        assigned: new Set(all.flatMap(({ photo }) => photo?.toHexString() ?? [])),
        brand: product.brand && brands.get(product.brand.toHexString())?.name,
        category: paths.get(product.category.toHexString()) ?? [],
      };
    });
    last = products.at(-1)?._id;
    if (products.length < BATCH) return;
  }
}

/** All variants, hidden and archived ones included, by product, in the order of their grids. */
async function variantsByProduct(products: readonly ProductRecord[]) {
  const withOptions = products.filter(({ options }) => options).map(({ _id }) => _id);
  const byProduct = new Map<string, VariantRecord[]>();
  if (withOptions.length === 0) return byProduct;
  const found = await VariantModel.find({ product: { $in: withOptions } })
    .sort({ product: 1, position: 1 })
    .lean();
  for (const variant of found) {
    const product = variant.product.toHexString();
    byProduct.set(product, [...(byProduct.get(product) ?? []), variant]);
  }
  return byProduct;
}

/** The names of each category and those above it, the top one first. */
async function categoryPaths(): Promise<ReadonlyMap<string, string[]>> {
  const categories = await CategoryModel.find({}, { name: 1, ancestors: 1 }).lean();
  const names = new Map(categories.map(({ _id, name }) => [_id.toHexString(), name]));
  return new Map(
    categories.map(({ _id, ancestors = [], name }) => [
      _id.toHexString(),
      [...ancestors.flatMap((id) => names.get(id.toHexString()) ?? []), name],
    ]),
  );
}
