import {
  categorySchema,
  photoSchema,
  productSchema,
  STORAGE_KEYS,
  type OrderItem,
  type Product,
} from '@shop/shared';
import { z } from 'zod';
import { createLocalStore } from '../../lib/local-store';

/** What stands in for fields that a stored product lacks. A new field of products needs one, or old carts are lost. */
const DEFAULTS = {
  description: z.string().catch(''),
  price: z.number().min(0),
  quantity: z.int().catch(1),
  shipping: z.boolean().catch(false),
  category: categorySchema.strip().catch({ _id: '', name: '', slug: '' }),
  photo: photoSchema.strip().nullable().catch(null),
  createdAt: z.string().catch(''),
} satisfies Record<Exclude<keyof Product, '_id' | 'name' | 'slug'>, z.ZodType>;

/**
 * A stored product, read leniently: it may be months old and in an earlier format. Only what the cart needs is required;
 * the rest has defaults, and prices and stock are checked with the server before anything is bought.
 */
const storedProductSchema = productSchema.strip().extend(DEFAULTS);

function readableProducts(stored: unknown): Product[] {
  return z
    .array(z.unknown())
    .parse(stored)
    .flatMap((item) => storedProductSchema.safeParse(item).data ?? []);
}

/** The cart: whole products in the order they were added, under the key `cart`. A product added twice is in it twice. */
export const cartStore = createLocalStore<readonly Product[]>({
  key: STORAGE_KEYS.cart,
  empty: [],
  parse: readableProducts,
});

export function addToCart(product: Product) {
  cartStore.set([...cartStore.get(), product]);
}

/** Positions of removed items that can still be put back, in the order of removal. */
let gaps: { index: number }[] = [];

/**
 * Removes one item.
 * @param index its position: the same product may be in the cart more than once
 * @returns an undo that puts it back where it was, whatever else was removed or put back meanwhile
 */
export function removeFromCart(index: number): () => void {
  const product = cartStore.get()[index];
  if (!product) return () => undefined;
  cartStore.set(cartStore.get().toSpliced(index, 1));
  const gap = { index };
  gaps.push(gap);
  return () => {
    const at = gaps.indexOf(gap);
    if (at < 0) return;
    const later = gaps.slice(at + 1);
    gaps = gaps.toSpliced(at, 1);
    let place = gap.index;
    for (const other of later) {
      if (other.index < place) place -= 1;
      else other.index += 1;
    }
    cartStore.set(cartStore.get().toSpliced(place, 0, product));
  };
}

/** Removes the items that fail a test. */
export function keepInCart(test: (product: Product, index: number) => boolean) {
  cartStore.set(cartStore.get().filter(test));
}

/** Sets the price of every stored copy of a product. @param price US dollars */
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
  if (rest.length > 0) cartStore.set(rest);
  else cartStore.clear();
}
