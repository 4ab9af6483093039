import { STORAGE_KEYS, type OrderItem, type Product } from '@shop/shared';
import { createLocalStore } from '../../lib/storage/local-store';
import { readProducts } from './stored-products';

/** The cart: whole products in the order they were added, under the key `cart`. A product added twice is two entries. */
export const cartStore = createLocalStore<readonly Product[]>({
  key: STORAGE_KEYS.cart,
  empty: [],
  parse: readProducts,
});

function save(cart: readonly Product[]) {
  if (cart.length > 0) cartStore.set(cart);
  else cartStore.clear();
}

/** How many pieces of a product are in the cart. */
export function piecesInCart(productId: Product['_id']): number {
  return cartStore.get().filter(({ _id }) => _id === productId).length;
}

/** Appends pieces of a product, however many there are. What a shopper wants goes through `addToCart`. */
export function putIntoCart(product: Product, pieces = 1): void {
  if (pieces > 0) cartStore.set([...cartStore.get(), ...Array<Product>(pieces).fill(product)]);
}

/**
 * Sets the quantity of a product in the cart. Added pieces are copies of the newest entry; the newest entries are
 * removed first.
 */
export function setPieces(productId: Product['_id'], pieces: number) {
  const entries = cartStore.get();
  const newest = entries.findLast(({ _id }) => _id === productId);
  if (!newest) return;
  let missing = pieces;
  const remaining = entries.filter(({ _id }) => _id !== productId || missing-- > 0);
  save([...remaining, ...Array<Product>(Math.max(0, missing)).fill(newest)]);
}

/** Sets the price of all stored copies of a product. @param price US dollars */
export function updateCartPrice(productId: Product['_id'], price: number) {
  cartStore.set(
    cartStore.get().map((item) => (item._id === productId ? { ...item, price } : item)),
  );
}

/** Removes the pieces that were bought; items added meanwhile stay. */
export function removeOrdered(items: readonly OrderItem[]) {
  const ordered = new Map(items.map(({ product, quantity }) => [product, quantity]));
  const rest = cartStore.get().filter(({ _id }) => {
    const pieces = ordered.get(_id) ?? 0;
    ordered.set(_id, pieces - 1);
    return pieces < 1;
  });
  save(rest);
}
