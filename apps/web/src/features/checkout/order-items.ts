import type { OrderItem, Product } from '@shop/shared';
import { cartRows } from '../cart';

/** The order items of a cart: each product once with its quantity, sorted by id so that equal carts compare equal. */
export function orderItems(cart: readonly Product[]): OrderItem[] {
  return cartRows(cart)
    .map(({ product, entries }) => ({ product: product._id, quantity: entries.length }))
    .sort((a, b) => (a.product < b.product ? -1 : 1));
}
