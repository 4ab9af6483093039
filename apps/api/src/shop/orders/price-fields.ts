import { priceOrder } from '@shop/shared';
import { Types } from 'mongoose';
import type { OrderLineRecord, OrderRecord } from './order.model.js';

/** The lines of a new order, which get their ids here, and what they cost, as its record keeps them. */
export function priceFields(
  items: readonly Omit<OrderLineRecord, '_id'>[],
): Pick<OrderRecord, 'lines' | 'adjustments' | 'totalCents'> {
  const { adjustments, totalCents } = priceOrder(items);
  const lines = items.map((item) => ({ _id: new Types.ObjectId(), ...item }));
  return { lines, ...(adjustments.length > 0 && { adjustments: [...adjustments] }), totalCents };
}
