import { foldedText, foldedValues, LIMITS } from '@shop/shared';
import { photosOf } from '../product-photos/product-photos.js';
import { ProductModel, type ProductRecord } from '../products/product.model.js';
import { VariantModel, type VariantRecord } from './variant.model.js';

/**
 * The archived variants of a product that can come back, as they would: the latest of those with the same values,
 * without a SKU that somebody has by now and without a photo that is gone.
 * @param sold the variants that the product has
 */
export async function keptVariants(
  product: ProductRecord,
  sold: readonly VariantRecord[],
): Promise<VariantRecord[]> {
  const archived = await VariantModel.find({ product: product._id, archivedIn: { $gt: 0 } })
    .sort({ archivedIn: -1, position: -1 })
    .limit(LIMITS.variants)
    .lean();
  const seen = new Set(sold.map(({ values }) => foldedValues(values)));
  const kept = archived.filter(({ values }) => {
    const key = foldedValues(values);
    const isFirst = values.length === product.options?.length && !seen.has(key);
    seen.add(key);
    return isFirst;
  });
  const taken = await takenAmong(kept.flatMap(({ sku }) => (sku ? foldedText(sku) : [])));
  const photos = new Set(photosOf(product).map(({ _id }) => _id.toHexString()));
  return kept.map((variant) => {
    const { sku, photo } = variant;
    const isFree = sku !== null && !taken.has(foldedText(sku));
    if (isFree) taken.add(foldedText(sku));
    return {
      ...variant,
      sku: isFree ? sku : null,
      photo: photo && photos.has(photo.toHexString()) ? photo : null,
    };
  });
}

/** Which of these SKUs a product or a variant has. */
async function takenAmong(keys: string[]): Promise<Set<string | undefined>> {
  if (keys.length === 0) return new Set();
  const filter = { skuKey: { $in: keys } };
  const [variants, products] = await Promise.all([
    VariantModel.find(filter, { skuKey: 1 }).lean(),
    ProductModel.find(filter, { skuKey: 1 }).lean(),
  ]);
  return new Set([...variants, ...products].map(({ skuKey }) => skuKey));
}
