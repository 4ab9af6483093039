import { itemKey, type CartProduct, type OrderItem } from '@shop/shared';
import { cartRows } from '../cart';

/**
 * The order items of a cart: each product or variant once with its quantity, sorted by id so that equal carts compare
 * equal.
 */
export function orderItems(cart: readonly CartProduct[]): OrderItem[] {
  return cartRows(cart)
    .map(({ product: { _id, variant }, entries }) => ({
      product: _id,
      ...(variant && { variant: variant._id }),
      quantity: entries.length,
    }))
    .sort((a, b) => (itemKey(a) < itemKey(b) ? -1 : 1));
}
