import { isDuplicate } from '@shop/mongo';
import type { ClientSession, Types } from 'mongoose';
import { conflict } from '@shop/http/errors';
import { ProductModel } from '../../products/product.model.js';
import type { RowChange } from '../row-changes.js';
import { lockSkus } from './sku-lock.model.js';
import { VariantModel } from '../variant.model.js';
import { namedVariant } from '../variant.view.js';

const MAX_TRIES = 3;

/** @throws HttpError 409 at each row whose SKU another product has. */
export async function assertSkusFree(
  product: Types.ObjectId,
  rows: readonly RowChange[],
  session: ClientSession,
): Promise<void> {
  const taken = rows.filter(({ before, after }) => before?.skuKey !== after.skuKey);
  const keys = taken.flatMap(({ after }) => after.skuKey ?? []);
  if (keys.length === 0) return;
  await lockSkus(keys, session);
  const holders = await holdersOf(keys, product, session);
  const errors = rows.flatMap(({ after }, row) => {
    const holder = after.skuKey && holders.get(after.skuKey);
    if (!holder) return [];
    const message = `${after.sku ?? ''} is the SKU of ${holder}`;
    return [{ field: `variants.${row}.sku`, message }];
  });
  const [first] = errors;
  if (first) throw conflict(first.message, errors);
}

/** The names of the other products, and of their variants, that have these SKUs, by SKU. */
async function holdersOf(
  keys: readonly string[],
  product: Types.ObjectId,
  session: ClientSession,
): Promise<ReadonlyMap<string, string>> {
  const [variants, holders] = [
    await VariantModel.find(
      { skuKey: { $in: keys }, product: { $ne: product } },
      { skuKey: 1, product: 1, values: 1, sku: 1 },
      { session },
    ).lean(),
    await ProductModel.find(
      { skuKey: { $in: keys }, _id: { $ne: product } },
      { skuKey: 1, name: 1 },
      { session },
    ).lean(),
  ];
  const ids = variants.map((variant) => variant.product);
  const owners =
    ids.length === 0
      ? []
      : await ProductModel.find({ _id: { $in: ids } }, { name: 1 }, { session }).lean();
  const ownerOf = (id: Types.ObjectId) => owners.find(({ _id }) => _id.equals(id))?.name ?? '';
  return new Map([
    ...holders.map(({ skuKey = '', name }) => [skuKey, name] as const),
    ...variants.map(
      (variant) =>
        [
          variant.skuKey ?? '',
          `${ownerOf(variant.product)} (${namedVariant(variant).name})`,
        ] as const,
    ),
  ]);
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
