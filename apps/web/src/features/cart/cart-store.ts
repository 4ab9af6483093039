import { STORAGE_KEYS, type CartProduct } from '@shop/shared';
import { createLocalStore } from '../../lib/storage/local-store';
import { entryKey } from './cart-entry';
import { readProducts } from './stored-products';

/**
 * The cart: whole products with their chosen variants in the order they were added, under the key `cart`. A product
 * added twice is two entries.
 */
export const cartStore = createLocalStore<readonly CartProduct[]>({
  key: STORAGE_KEYS.cart,
  empty: [],
  parse: readProducts,
});

/** How many pieces of a product or variant are in the cart. @param key see `entryKey` */
export function piecesInCart(key: string): number {
  return cartStore.get().filter((entry) => entryKey(entry) === key).length;
}

/** Appends pieces of a product, however many there are. What a shopper wants goes through `addToCart`. */
export function putIntoCart(entry: CartProduct, pieces = 1): void {
  if (pieces > 0) cartStore.set([...cartStore.get(), ...Array<CartProduct>(pieces).fill(entry)]);
}
