import { adjustmentsOf, itemKey, priceOrder, type PricedLine } from '@shop/shared';
import { Types } from 'mongoose';
import { itemOf } from './item-of.js';
import type { OrderLineRecord, OrderRecord } from './order.model.js';

function pricedLine(line: Omit<OrderLineRecord, '_id'>): PricedLine {
  const { product, priceCents, quantity } = line;
  return { id: itemKey(itemOf(line)), product: product.toHexString(), priceCents, quantity };
}

/** What a new order stores of its price. */
export type PriceFields = Pick<OrderRecord, 'lines' | 'adjustments' | 'totalCents' | 'price'>;

/** The lines of a new order, which get their ids here, and what they cost, as its record keeps them. */
export function priceFields(items: readonly Omit<OrderLineRecord, '_id'>[]): PriceFields {
  const price = priceOrder({ lines: items.map(pricedLine) });
  const adjustments = adjustmentsOf(price);
  const lines = items.map((item) => ({ _id: new Types.ObjectId(), ...item }));
  return { lines, ...(adjustments.length > 0 && { adjustments }), totalCents: price.totalCents };
}
