import { LIMITS, variantName } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { VariantModel, type VariantRecord } from './variant.model.js';

/** The variants of a product in the order of its grid, without archived ones. */
export function variantsOf(
  product: Types.ObjectId,
  session?: ClientSession,
): Promise<VariantRecord[]> {
  // Bypasses the model to keep a product's page quick, and reads all in one batch.
  return VariantModel.collection
    .find<VariantRecord>(
      { product, archivedIn: null },
      { sort: { position: 1 }, batchSize: LIMITS.variants + 1, ...(session && { session }) },
    )
    .toArray();
}

/** The same of several products, by the hexadecimal form of their ids; products without variants are left out. */
export async function variantsOfAll(
  products: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, readonly VariantRecord[]>> {
  const found = await VariantModel.collection
    .find<VariantRecord>({ product: { $in: products }, archivedIn: null })
    .sort({ position: 1 })
    .toArray();
  const lists = new Map<string, VariantRecord[]>();
  for (const variant of found) {
    const product = variant.product.toHexString();
    const list = lists.get(product);
    if (list) list.push(variant);
    else lists.set(product, [variant]);
  }
  return lists;
}

/** Variants by the hexadecimal form of their ids. */
export type VariantsById = ReadonlyMap<string, VariantRecord>;

/** The variants of these items by id, archived ones included. Reads nothing if no item names one. */
export async function variantsIn(
  items: readonly { variant?: string | undefined }[],
  session?: ClientSession,
): Promise<VariantsById> {
  const ids = items.flatMap(({ variant }) => (variant ? new Types.ObjectId(variant) : []));
  if (ids.length === 0) return new Map();
  // Bypasses the model, as above.
  const found = await VariantModel.collection
    .find<VariantRecord>({ _id: { $in: ids } }, { ...(session && { session }) })
    .toArray();
  return new Map(found.map((variant) => [variant._id.toHexString(), variant]));
}

/** Whether shoppers can buy a variant of this product. */
export function isSold(
  variant: Pick<VariantRecord, 'product' | 'hidden' | 'archivedIn'> | undefined,
  product: string,
): boolean {
  return (
    variant?.product.toHexString() === product && !variant.hidden && variant.archivedIn === null
  );
}

/** The names of the variants that have the fewest pieces of these products, by product. */
export async function scarcestVariants(
  products: readonly { _id: Types.ObjectId }[],
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(products.map(({ _id }) => variantsOf(_id)));
  return new Map(
    found.flatMap((variants, index) => {
      const [first] = variants
        .filter(({ hidden }) => !hidden)
        .sort((one, other) => one.quantity - other.quantity);
      const product = products[index];
      return first && product ? [[product._id.toHexString(), variantName(first.values)]] : [];
    }),
  );
}
