import { isDuplicate } from '@shop/mongo';
import type { ClientSession, Types } from 'mongoose';
import { conflict } from '../../../http/errors.js';
import { ProductModel } from '../products/product.model.js';
import type { RowChange } from './row-changes.js';
import { VariantModel } from './variant.model.js';
import { namedVariant } from './variant.view.js';

const MAX_TRIES = 3;

/** @throws HttpError 409 at each row whose SKU another product has. */
export async function assertSkusFree(
  product: Types.ObjectId,
  rows: readonly RowChange[],
  session: ClientSession,
): Promise<void> {
  const keys = rows.flatMap(({ after }) => after.skuKey ?? []);
  if (keys.length === 0) return;
  const holders = await VariantModel.find(
    { skuKey: { $in: keys }, product: { $ne: product } },
    { skuKey: 1, product: 1, values: 1, sku: 1 },
    { session },
  ).lean();
  if (holders.length === 0) return;
  const ids = holders.map((holder) => holder.product);
  const products = await ProductModel.find({ _id: { $in: ids } }, { name: 1 }, { session }).lean();
  const errors = rows.flatMap(({ after }, row) => {
    const holder = after.skuKey && holders.find(({ skuKey }) => skuKey === after.skuKey);
    if (!holder) return [];
    const owner = products.find(({ _id }) => _id.equals(holder.product));
    const message = `${after.sku ?? ''} is the SKU of ${owner?.name ?? ''} (${namedVariant(holder).name})`;
    return [{ field: `variants.${row}.sku`, message }];
  });
  const [first] = errors;
  if (first) throw conflict(first.message, errors);
}

/** Retries a save when another product has taken one of its SKUs in the meantime: then `assertSkusFree` finds it. */
export async function retryingTakenSku<T>(save: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await save();
    } catch (error) {
      if (tries === MAX_TRIES || !isDuplicate(error)) throw error;
    }
  }
}
