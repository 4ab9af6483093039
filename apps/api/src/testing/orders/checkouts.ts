import { randomUUID } from 'node:crypto';
import type { OrderItem } from '@shop/shared';
import { ProductModel } from '../../shop/catalog/index.js';

/** The request of a checkout; without a key it gets one of its own. */
export function buildCheckout(token: string, items: OrderItem[], key: string = randomUUID()) {
  return { token, body: { items }, headers: { 'Idempotency-Key': key } };
}

/** How many pieces of a product are in stock. */
export async function stockOf(productId: string): Promise<number | undefined> {
  return (await ProductModel.findById(productId).lean())?.quantity;
}
