import { priceOrder } from '@shop/shared';
import type { OrderLineRecord, OrderRecord } from './order.model.js';

/** The lines of a new order, and what they cost, as its record keeps them. */
export function priceFields(
  lines: OrderLineRecord[],
): Pick<OrderRecord, 'lines' | 'adjustments' | 'totalCents'> {
  const { adjustments, totalCents } = priceOrder(lines);
  return { lines, ...(adjustments.length > 0 && { adjustments: [...adjustments] }), totalCents };
}
