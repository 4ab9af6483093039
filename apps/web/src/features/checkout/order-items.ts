import type { OrderItem, Product } from '@shop/shared';

/** The items of an order for this cart: each product once with its quantity, sorted by id so that equal carts compare equal. */
export function orderItems(cart: readonly Product[]): OrderItem[] {
  const pieces = new Map<string, number>();
  for (const { _id } of cart) pieces.set(_id, (pieces.get(_id) ?? 0) + 1);
  return Array.from(pieces, ([product, quantity]) => ({ product, quantity })).sort((a, b) =>
    a.product < b.product ? -1 : 1,
  );
}
