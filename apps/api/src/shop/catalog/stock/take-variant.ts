import type { OrderItem } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { namedVariant, type NamedVariant } from '../variants/variant.view.js';
import { VariantModel } from '../variants/variant.model.js';
import { VARIANT_GOODS_FIELDS, type VariantGoods } from './goods.js';

/** A variant after pieces of it were taken. */
export interface TakenVariant extends VariantGoods {
  named: NamedVariant;
  /** Pieces that are left. */
  quantity: number;
}

/** Takes pieces of a variant that is sold. @returns undefined if there are too few. */
export async function takeVariant(
  { product, variant: _id, quantity }: OrderItem,
  session: ClientSession,
): Promise<TakenVariant | undefined> {
  const variant = await VariantModel.findOneAndUpdate(
    { _id, product, hidden: false, archivedIn: null, quantity: { $gte: quantity } },
    { $inc: { quantity: -quantity }, $set: { wasOrdered: true } },
    {
      session,
      projection: { values: 1, sku: 1, quantity: 1, ...VARIANT_GOODS_FIELDS },
      returnDocument: 'after',
    },
  ).lean();
  if (!variant) return undefined;
  const { priceCents, compareAtCents, lowestPriceCents = null, weight, quantity: left } = variant;
  const goods = { priceCents, compareAtCents, lowestPriceCents, weight };
  return { named: namedVariant(variant), ...goods, quantity: left };
}
