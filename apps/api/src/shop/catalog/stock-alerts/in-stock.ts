import type { ClientSession, Types } from 'mongoose';
import { ProductModel, type ProductRecord } from '../products/product.model.js';
import { VariantModel, type VariantRecord } from '../variants/variant.model.js';
import { LISTED } from '../visibility/listed.js';

type Sold = Pick<ProductRecord, '_id' | 'name' | 'slug' | 'quantity' | 'priceCents' | 'options'>;
type SoldVariant = Pick<VariantRecord, '_id' | 'values' | 'quantity' | 'priceCents'>;

/** What shoppers see of a product, and those of its variants that somebody waits for. */
export interface Offered {
  product: Sold;
  variants: ReadonlyMap<string, SoldVariant>;
}

/** A product as it is sold now; undefined if shoppers don't see it. */
export async function findOffered(
  _id: Types.ObjectId | string,
  variants: readonly (Types.ObjectId | string)[],
  session?: ClientSession,
): Promise<Offered | undefined> {
  const fields = { name: 1, slug: 1, quantity: 1, priceCents: 1, options: 1 };
  const product = await ProductModel.findOne({ ...LISTED, _id }, fields, { session }).lean();
  if (!product) return undefined;
  const filter = { _id: { $in: variants }, product: _id, hidden: false, archivedIn: null };
  const shown = { values: 1, quantity: 1, priceCents: 1 };
  const found =
    variants.length === 0 ? [] : await VariantModel.find(filter, shown, { session }).lean();
  return { product, variants: new Map(found.map((one) => [one._id.toHexString(), one])) };
}

/** The product, or its variant if one is named; undefined if that is not sold. */
export function offeredOf(
  { product, variants }: Offered,
  variant: Types.ObjectId | string | null | undefined,
): Pick<Sold, 'quantity' | 'priceCents'> | undefined {
  return variant ? variants.get(String(variant)) : product;
}
