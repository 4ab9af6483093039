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

/** The cart: whole products in the order they were added, under the key `cart`. A product added twice is two entries. */
export const cartStore = createLocalStore<readonly Product[]>({
  key: STORAGE_KEYS.cart,
  empty: [],
  parse: readableProducts,
});

function save(cart: readonly Product[]) {
  if (cart.length > 0) cartStore.set(cart);
  else cartStore.clear();
}

export function addToCart(product: Product) {
  cartStore.set([...cartStore.get(), product]);
}

/**
 * Sets how many pieces of a product are in the cart. Pieces that are added are copies of the newest entry; the newest
 * ones are the first to go.
 */
export function setPieces(productId: Product['_id'], pieces: number) {
  const entries = cartStore.get();
  const newest = entries.findLast(({ _id }) => _id === productId);
  if (!newest) return;
  let missing = pieces;
  const kept = entries.filter(({ _id }) => _id !== productId || missing-- > 0);
  save([...kept, ...Array<Product>(Math.max(0, missing)).fill(newest)]);
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
  save(rest);
}
