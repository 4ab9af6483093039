import { isDuplicate } from '@shop/mongo';
import type { ClientSession, Types } from 'mongoose';
import { conflict } from '@shop/http/errors';
import { VariantModel } from '../variants/variant.model.js';
import { namedVariant } from '../variants/variant.view.js';
import { lockSkus } from '../variants/skus/sku-lock.model.js';
import { ProductModel, type ProductRecord } from './product.model.js';

const MAX_TRIES = 5;
/** The unique fields that a product's save may find taken since it looked. */
const TAKEN = ['slugs', 'nameKey', 'skuKey'];

/** @throws HttpError 409 if another product, or a variant of one, has this product's SKU. */
export async function assertSkuFree(
  {
    _id,
    sku,
    skuKey,
  }: { _id: Types.ObjectId } & Partial<Record<'sku' | 'skuKey', string | undefined>>,
  session: ClientSession,
): Promise<void> {
  if (!skuKey) return;
  await lockSkus([skuKey], session);
  const holder = await holderOf(skuKey, _id, session);
  if (holder === undefined) return;
  const message = `${sku ?? ''} is the SKU of ${holder}`;
  throw conflict(message, [{ field: 'sku', message }]);
}

/** The name of what has an SKU, if anything but this product has it. */
async function holderOf(
  skuKey: string,
  own: Types.ObjectId,
  session: ClientSession,
): Promise<string | undefined> {
  const product = await ProductModel.findOne(
    { skuKey, _id: { $ne: own } },
    { name: 1 },
    { session },
  ).lean();
  if (product) return product.name;
  const variant = await VariantModel.findOne({ skuKey }, null, { session }).lean();
  if (!variant) return undefined;
  const owner = await ProductModel.findById(variant.product, { name: 1 }, { session }).lean();
  return `${nameOf(owner)} (${namedVariant(variant).name})`;
}

const nameOf = (product: Pick<ProductRecord, 'name'> | null) => product?.name ?? '';

/** Retries a save when another writer has taken its slug, brand or SKU in the meantime. */
export async function retryingTaken<T>(save: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await save();
    } catch (error) {
      const isTaken = TAKEN.some((field) => isDuplicate(error, field));
      if (tries === MAX_TRIES || !isTaken) throw error;
    }
  }
}
