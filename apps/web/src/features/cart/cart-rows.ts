import type { Product } from '@shop/shared';

/** The entries of one product. */
export interface CartRow<Item = Product> {
  /** The product as it was when last added. */
  product: Item;
  /** One for each piece, in the order they were added. */
  entries: Item[];
}

/** The cart as the screen shows it: one row for each product, in the order in which the products were first added. */
export function cartRows<Item extends Pick<Product, '_id'>>(
  cart: readonly Item[],
): CartRow<Item>[] {
  const rows = new Map<Item['_id'], CartRow<Item>>();
  for (const product of cart) {
    const entries = rows.get(product._id)?.entries ?? [];
    entries.push(product);
    rows.set(product._id, { product, entries });
  }
  return [...rows.values()];
}
