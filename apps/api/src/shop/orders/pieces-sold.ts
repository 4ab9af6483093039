import { holdsStock } from '@shop/shared';
import type { OrderRecord } from './order.model.js';

/** How many pieces of each product these orders sold, by its id. Those whose pieces are back in stock sold none. */
export function piecesSoldBy(
  orders: readonly Pick<OrderRecord, 'status' | 'lines'>[],
): Map<string, number> {
  const sold = new Map<string, number>();
  for (const { lines } of orders.filter(({ status }) => holdsStock(status)))
    for (const { product, quantity } of lines)
      sold.set(product.toHexString(), (sold.get(product.toHexString()) ?? 0) + quantity);
  return sold;
}
