import type { CartProduct, KeptCart, OrderItem, Product } from '@shop/shared';
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

/** A stored cart with what the shop still has of it. */
export function keptCartView(
  cart: StoredCart,
  products: readonly Product[],
  variants: VariantsById,
): KeptCart {
  const { items, version } = itemsView(cart);
  const known = new Map(products.map((product) => [product._id, product]));
  const kept: { item: OrderItem; product: CartProduct }[] = [];
  const gone = new Set<string>();
  const goneVariants: KeptCart['goneVariants'] = [];
  for (const item of items) {
    const product = known.get(item.product);
    const variant = item.variant === undefined ? undefined : variants.get(item.variant);
    if (!product) gone.add(item.product);
    else if (variant)
      kept.push({ item, product: { ...product, variant: cartVariantView(variant) } });
    else if (item.variant === undefined) kept.push({ item, product });
    else goneVariants.push({ product: product._id, variant: item.variant, name: product.name });
  }
  return {
    items: kept.map(({ item }) => item),
    version,
    products: kept.map(({ product }) => product),
    gone: [...gone],
    ...(goneVariants.length > 0 && { goneVariants }),
  };
}
