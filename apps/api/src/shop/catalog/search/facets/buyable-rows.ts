import type { Types } from 'mongoose';
import { ProductModel, type ProductRecord } from '../../products/product.model.js';
import { VariantModel } from '../../variants/variant.model.js';
import { LISTED } from '../../visibility/listed.js';
import { seenOptions } from '../../visibility/seen-options.js';

/** The combinations of a product's values that can be bought, each with one value for each option. */
export type BuyableRows = readonly (readonly string[])[];

/** The fields that tell whether a product may have combinations that can't be bought. */
export const STOCKED_FIELDS = { options: 1, quantity: 1, leastQuantity: 1 } as const;

type Stocked = Pick<ProductRecord, '_id' | keyof typeof STOCKED_FIELDS>;

/** Products whose variants are read together. */
const BATCH = 500;

/** How many combinations the values that shoppers see would make. */
const possible = ({ options = [] }: Stocked) =>
  seenOptions(options).reduce((product, { values }) => product * values.length, 1);

/** Whether a grid can have gaps: that of one option alone has none. */
const mayHaveGaps = ({ options = [] }: Stocked) =>
  seenOptions(options).filter(({ values }) => values.length > 1).length > 1;

/**
 * What can be bought, by the hexadecimal form of the product's id. Products of which every combination can be bought are
 * left out, and so are those that are sold out altogether: they are still listed by what they were.
 */
export async function buyableRows(
  products: readonly Stocked[],
): Promise<ReadonlyMap<string, BuyableRows>> {
  const wanted = products.filter(
    (product) =>
      product.options !== undefined &&
      product.quantity > 0 &&
      (product.leastQuantity <= 0 || mayHaveGaps(product)),
  );
  const found = new Map<string, BuyableRows>();
  if (wanted.length === 0) return found;
  const left = await rowsLeft(wanted.map(({ _id }) => _id));
  for (const product of wanted) {
    const id = product._id.toHexString();
    const rows = left.get(id) ?? [];
    if (rows.length < possible(product)) found.set(id, rows);
  }
  return found;
}

/**
 * The same of all products that shoppers see. They are read in batches, because they may be most of a large shop.
 * @throws the reason of the signal, once it aborts.
 */
export async function allBuyableRows(
  signal: AbortSignal,
): Promise<ReadonlyMap<string, BuyableRows>> {
  const wanted = {
    ...LISTED,
    quantity: { $gt: 0 },
    $or: [{ leastQuantity: { $lte: 0 } }, { 'options.1': { $exists: true } }],
  };
  const products = ProductModel.find(wanted, STOCKED_FIELDS)
    .read('primary')
    .lean()
    .cursor({ batchSize: BATCH });
  const all = new Map<string, BuyableRows>();
  let batch: Stocked[] = [];
  const addBatch = async () => {
    signal.throwIfAborted();
    for (const [id, rows] of await buyableRows(batch)) all.set(id, rows);
    batch = [];
  };
  for await (const product of products) {
    batch.push(product);
    if (batch.length === BATCH) await addBatch();
  }
  await addBatch();
  return all;
}

/** The combinations with pieces, by product. Bypasses the model: it may be those of all products. */
async function rowsLeft(ids: readonly Types.ObjectId[]): Promise<Map<string, string[][]>> {
  const wanted = { product: { $in: ids }, archivedIn: null, hidden: false, quantity: { $gt: 0 } };
  const variants = VariantModel.collection.find<{ product: Types.ObjectId; values: string[] }>(
    wanted,
    { projection: { _id: 0, product: 1, values: 1 }, readPreference: 'primary' },
  );
  const left = new Map<string, string[][]>();
  for await (const { product, values } of variants) {
    const id = product.toHexString();
    const rows = left.get(id);
    if (rows) rows.push(values);
    else left.set(id, [values]);
  }
  return left;
}
