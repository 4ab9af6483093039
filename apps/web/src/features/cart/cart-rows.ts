import type { Product } from '@shop/shared';

/** The entries of one product. */
export interface CartRow {
  /** The product as it was when last added. */
  product: Product;
  /** One for each piece, in the order they were added. */
  entries: Product[];
}

/** The cart as the screen shows it: one row for each product, in the order in which the products were first added. */
export function cartRows(cart: readonly Product[]): CartRow[] {
  const rows = new Map<Product['_id'], CartRow>();
  for (const product of cart) {
    const entries = rows.get(product._id)?.entries ?? [];
    entries.push(product);
    rows.set(product._id, { product, entries });
  }
  return [...rows.values()];
}
