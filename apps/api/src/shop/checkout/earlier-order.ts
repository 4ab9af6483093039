import type { OrderItem } from '@shop/shared';
import { conflict } from '@shop/http/errors';
import { itemOf, OrderModel, type OrderRecord } from '../orders/index.js';
import { mergeItems } from './merge-items.js';
import type { OrderRequest } from './order-request.js';

/**
 * The order that the buyer has placed with this key.
 * @throws HttpError 409 if it was placed with other items. Once the shop has taken items off, its key alone tells.
 */
export async function earlierOrder({
  buyer,
  idempotencyKey,
  merged,
}: OrderRequest): Promise<OrderRecord | null> {
  const order = await OrderModel.findOne({ 'buyer._id': buyer._id, idempotencyKey }).lean();
  if (order && !order.edits && !isFor(order, merged))
    throw conflict('This Idempotency-Key was used for another order');
  return order;
}

function isFor({ lines }: OrderRecord, items: readonly OrderItem[]): boolean {
  const bought = mergeItems(lines.map(itemOf));
  return JSON.stringify(bought) === JSON.stringify(items);
}
