import type { Types } from 'mongoose';
import { ProductModel, type ProductRecord } from '../../products/product.model.js';
import { VariantModel } from '../../variants/variant.model.js';
import { LISTED } from '../../visibility/listed.js';

/** For each option of a product, its values of which no variant has a piece. */
export type SoldOutValues = readonly (readonly string[])[];

/** The fields that tell whether only some of a product's variants are sold out. */
export const STOCKED_FIELDS = { options: 1, quantity: 1, leastQuantity: 1 } as const;

type Stocked = Pick<ProductRecord, '_id' | keyof typeof STOCKED_FIELDS>;

/** Products whose variants are read together. */
const BATCH = 500;

/** Only these have a variant that is sold out beside others that are not. */
const isPartlySoldOut = ({ options, quantity, leastQuantity }: Stocked) =>
  options !== undefined && leastQuantity <= 0 && quantity > 0;

/**
 * The values that can't be bought, by the hexadecimal form of their product's id. Products that have none are left
 * out, and so are those that are sold out altogether: they are still listed by what they were.
 */
export async function soldOutValues(
  products: readonly Stocked[],
): Promise<ReadonlyMap<string, SoldOutValues>> {
  const short = products.filter(isPartlySoldOut);
  const found = new Map<string, SoldOutValues>();
  if (short.length === 0) return found;
  const left = await valuesLeft(short.map(({ _id }) => _id));
  for (const { _id, options = [] } of short) {
    const id = _id.toHexString();
    const rows = left.get(id) ?? [];
    const soldOut = options.map(({ values }, at) =>
      values.filter((value) => !rows.some((row) => row[at] === value)),
    );
    if (soldOut.some((values) => values.length > 0)) found.set(id, soldOut);
  }
  return found;
}

/** The same of all products that shoppers see. */
export async function allSoldOutValues(): Promise<ReadonlyMap<string, SoldOutValues>> {
  const wanted = { ...LISTED, leastQuantity: { $lte: 0 }, quantity: { $gt: 0 } };
  const products = await ProductModel.find(wanted, STOCKED_FIELDS).read('primary').lean();
  const all = new Map<string, SoldOutValues>();
  for (let at = 0; at < products.length; at += BATCH)
    for (const [id, values] of await soldOutValues(products.slice(at, at + BATCH)))
      all.set(id, values);
  return all;
}

/** The combinations that can be bought, by product. */
async function valuesLeft(ids: readonly Types.ObjectId[]): Promise<Map<string, string[][]>> {
  const wanted = { product: { $in: ids }, archivedIn: null, hidden: false, quantity: { $gt: 0 } };
  const variants = await VariantModel.find(wanted, { product: 1, values: 1 })
    .read('primary')
    .lean();
  const left = new Map<string, string[][]>();
  for (const { product, values } of variants) {
    const id = product.toHexString();
    const rows = left.get(id);
    if (rows) rows.push(values);
    else left.set(id, [values]);
  }
  return left;
}
