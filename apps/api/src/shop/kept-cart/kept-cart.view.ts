import type { KeptCart, Product } from '@shop/shared';
import type { StoredCart } from '../accounts/index.js';

/** A stored cart as the API returns it. */
export function itemsView({ items, version }: StoredCart) {
  return {
    items: items.map(({ product, quantity }) => ({ product: product.toHexString(), quantity })),
    version,
  };
}

/** A stored cart with those of its products that the shop still has. */
export function keptCartView(cart: StoredCart, products: Product[]): KeptCart {
  const { items, version } = itemsView(cart);
  const known = new Set(products.map(({ _id }) => _id));
  return {
    items: items.filter(({ product }) => known.has(product)),
    version,
    products,
    gone: items.flatMap(({ product }) => (known.has(product) ? [] : product)),
  };
}
