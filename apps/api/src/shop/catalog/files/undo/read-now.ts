import type { ClientSession, Types } from 'mongoose';
import { BrandModel } from '../../brands/brand.model.js';
import { CategoryModel } from '../../categories/category.model.js';
import { ProductModel } from '../../products/product.model.js';
import { lockSkus } from '../../variants/skus/sku-lock.model.js';
import { VariantModel } from '../../variants/variant.model.js';
import { skuKeysOf, type Now } from './plan-undo.js';
import type { UndoRowRecord } from './undo-row.model.js';

/** Reads what undoing some products depends on. */
export async function readNow(
  rows: readonly UndoRowRecord[],
  session: ClientSession,
): Promise<Now> {
  const options = { session };
  const ids = rows.map(({ product }) => product);
  const products = await ProductModel.find({ _id: { $in: ids } }, null, options).lean();
  const wanted = { product: { $in: ids }, archivedIn: null };
  const variants = await VariantModel.find(wanted, null, options).sort({ position: 1 }).lean();
  const keys = rows.flatMap(skuKeysOf);
  await lockSkus(keys, session);
  const holders = await readHolders(keys, session);
  const places = new Set([
    ...(await existing(
      CategoryModel,
      rows.flatMap(({ before }) => before?.set.category ?? []),
      session,
    )),
    ...(await existing(
      BrandModel,
      rows.flatMap(({ before }) => before?.set.brand ?? []),
      session,
    )),
  ]);
  return {
    currentOf: ({ product: id }) => {
      const product = products.find(({ _id }) => _id.equals(id));
      const own = variants.filter((variant) => variant.product.equals(id));
      return product && { product, variants: own };
    },
    isTaken: (key, { product }) =>
      holders.some(({ skuKey, holder }) => skuKey === key && !holder.equals(product)),
    exists: (id) => places.has(id.toHexString()),
  };
}

/** The products that have these SKUs, of themselves or of a variant. */
async function readHolders(
  keys: readonly string[],
  session: ClientSession,
): Promise<{ skuKey: string | undefined; holder: Types.ObjectId }[]> {
  if (keys.length === 0) return [];
  const wanted = { skuKey: { $in: keys } };
  const variants = await VariantModel.find(wanted, { skuKey: 1, product: 1 }, { session }).lean();
  const products = await ProductModel.find(wanted, { skuKey: 1 }, { session }).lean();
  return [
    ...variants.map(({ skuKey, product }) => ({ skuKey, holder: product })),
    ...products.map(({ skuKey, _id }) => ({ skuKey, holder: _id })),
  ];
}

async function existing(
  model: typeof CategoryModel | typeof BrandModel,
  ids: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await model.collection
    .find({ _id: { $in: [...ids] } }, { projection: { _id: 1 }, session })
    .toArray();
  return found.map(({ _id }) => _id.toHexString());
}
