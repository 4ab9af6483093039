import type { KeptCart, OrderItem, Product } from '@shop/shared';
import type { StoredCart } from '../accounts/index.js';
import { cartVariantView, type VariantsById } from '../catalog/index.js';

/** A stored cart as the API returns it. */
export function itemsView({ items, version }: StoredCart): { items: OrderItem[]; version: number } {
  return {
    items: items.map(({ product, variant, quantity }) => ({
      product: product.toHexString(),
      ...(variant && { variant: variant.toHexString() }),
      quantity,
    })),
    version,
  };
}

/** A stored cart with those of its products that the shop still has, and the variants that it still knows. */
export function keptCartView(
  cart: StoredCart,
  products: readonly Product[],
  variants: VariantsById,
): KeptCart {
  const { items, version } = itemsView(cart);
  const known = new Map(products.map((product) => [product._id, product]));
  const kept = items.flatMap((item) => {
    const product = known.get(item.product);
    const variant = variants.get(item.variant ?? '');
    return product
      ? [{ item, product: { ...product, ...(variant && { variant: cartVariantView(variant) }) } }]
      : [];
  });
  const gone = items.flatMap(({ product }) => (known.has(product) ? [] : product));
  return {
    items: kept.map(({ item }) => item),
    version,
    products: kept.map(({ product }) => product),
    gone: [...new Set(gone)],
  };
}
