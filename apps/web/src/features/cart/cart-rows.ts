import type { CartProduct } from '@shop/shared';
import { entryKey, type EntryIdentity } from './cart-entry';

/** The entries of one product, or of one of its variants. */
export interface CartRow<Item = CartProduct> {
  /** See `entryKey`. */
  key: string;
  /** The product as it was when last added. */
  product: Item;
  /** One for each piece, in the order they were added. */
  entries: Item[];
}

/** The cart as the screen shows it: one row for each product or variant, in the order in which they were first added. */
export function cartRows<Item extends EntryIdentity>(cart: readonly Item[]): CartRow<Item>[] {
  const rows = new Map<string, CartRow<Item>>();
  for (const product of cart) {
    const key = entryKey(product);
    const entries = rows.get(key)?.entries ?? [];
    entries.push(product);
    rows.set(key, { key, product, entries });
  }
  return [...rows.values()];
}
