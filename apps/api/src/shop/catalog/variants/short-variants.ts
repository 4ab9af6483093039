import {
  SHORT_SHOWN,
  variantName,
  type AdministeredProduct,
  type ShortVariants,
} from '@shop/shared';
import { VariantModel } from './variant.model.js';

/** Products with those of their variants that have at most so many pieces. */
export async function withShortVariants(
  products: readonly AdministeredProduct[],
  threshold: number,
): Promise<AdministeredProduct[]> {
  const ids = products.filter(({ options }) => options).map(({ _id }) => _id);
  if (ids.length === 0) return [...products];
  const found = await VariantModel.find(
    { product: { $in: ids }, archivedIn: null, hidden: false, quantity: { $lte: threshold } },
    { product: 1, values: 1, quantity: 1 },
  )
    .sort({ quantity: 1, position: 1 })
    .lean();
  const short = new Map<string, ShortVariants>();
  for (const { product, values, quantity } of found) {
    const id = product.toHexString();
    const { count, variants } = short.get(id) ?? { count: 0, variants: [] };
    if (variants.length < SHORT_SHOWN) variants.push({ name: variantName(values), quantity });
    short.set(id, { count: count + 1, variants });
  }
  return products.map((product) => {
    const own = short.get(product._id);
    return own ? { ...product, short: own } : product;
  });
}
