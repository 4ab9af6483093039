import { itemKey, type CartProduct, type OrderItem } from '@shop/shared';
import { entryKey } from './cart-entry';
import { cartStore } from './cart-store';

function save(cart: readonly CartProduct[]) {
  if (cart.length > 0) cartStore.set(cart);
  else cartStore.clear();
}

/**
 * Sets the quantity of a product or variant in the cart. Added pieces are copies of the newest entry; the newest
 * entries are removed first.
 * @param key see `entryKey`
 */
export function setPieces(key: string, pieces: number) {
  const entries = cartStore.get();
  const newest = entries.findLast((entry) => entryKey(entry) === key);
  if (!newest) return;
  let missing = pieces;
  const remaining = entries.filter((entry) => entryKey(entry) !== key || missing-- > 0);
  save([...remaining, ...Array<CartProduct>(Math.max(0, missing)).fill(newest)]);
}

function withPrice(entry: CartProduct, price: number): CartProduct {
  return entry.variant ? { ...entry, variant: { ...entry.variant, price } } : { ...entry, price };
}

/**
 * Sets the price of all stored copies of a product or variant.
 * @param key see `entryKey`
 * @param price US dollars
 */
export function updateCartPrice(key: string, price: number) {
  cartStore.set(
    cartStore.get().map((entry) => (entryKey(entry) === key ? withPrice(entry, price) : entry)),
  );
}

/** Removes the pieces that were bought; items added meanwhile stay. */
export function removeOrdered(items: readonly OrderItem[]) {
  const ordered = new Map(items.map((item) => [itemKey(item), item.quantity]));
  const rest = cartStore.get().filter((entry) => {
    const pieces = ordered.get(entryKey(entry)) ?? 0;
    ordered.set(entryKey(entry), pieces - 1);
    return pieces < 1;
  });
  save(rest);
}
