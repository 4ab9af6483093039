import type { OrderItem, Product } from '@shop/shared';

/** The cart as an order asks for it: each product once, with how many of it, in an order that adding doesn't change. */
export function orderItems(cart: readonly Product[]): OrderItem[] {
  const pieces = new Map<string, number>();
  for (const { _id } of cart) pieces.set(_id, (pieces.get(_id) ?? 0) + 1);
  return Array.from(pieces, ([product, quantity]) => ({ product, quantity })).sort((a, b) =>
    a.product < b.product ? -1 : 1,
  );
}
