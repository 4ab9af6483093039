import {
  itemKey,
  MAX_LINE_QUANTITY,
  MAX_ORDER_LINES,
  type CartProduct,
  type OrderItem,
} from '@shop/shared';
import { entryKey, type EntryIdentity } from '../cart';

/** How many pieces of each product or variant, by `itemKey`. */
export type Quantities = ReadonlyMap<string, number>;

export function quantitiesOf(cart: readonly EntryIdentity[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const entry of cart) {
    const key = entryKey(entry);
    quantities.set(key, (quantities.get(key) ?? 0) + 1);
  }
  return quantities;
}

export function quantitiesIn(items: readonly OrderItem[]): Map<string, number> {
  return new Map(items.map((item) => [itemKey(item), item.quantity]));
}

/** The product and variant of a key: the reverse of `itemKey`. */
export function itemOf(key: string): Omit<OrderItem, 'quantity'> {
  const [product = '', variant] = key.split(' ');
  return { product, ...(variant && { variant }) };
}

/** What of a cart can be kept: as much as an order may have. */
export function keepable(quantities: Quantities): OrderItem[] {
  return [...quantities].slice(0, MAX_ORDER_LINES).map(([key, quantity]) => ({
    ...itemOf(key),
    quantity: Math.min(quantity, MAX_LINE_QUANTITY),
  }));
}

export function areSame(one: Quantities, other: Quantities): boolean {
  return one.size === other.size && [...one].every(([id, pieces]) => other.get(id) === pieces);
}

/**
 * Merges two carts row by row: what only one side has changed since they were last the same is taken over; of
 * what both have changed, the larger quantity. Quantities are never added up. At a sign-in, the carts were never the
 * same, so that the larger quantity of each row stays.
 * @param last both carts when they were last the same
 */
export function mergeCarts(
  last: Quantities,
  here: Quantities,
  there: Quantities,
): Map<string, number> {
  const merged = new Map<string, number>();
  for (const id of new Set([...here.keys(), ...there.keys()])) {
    const [before = 0, mine = 0, theirs = 0] = [last.get(id), here.get(id), there.get(id)];
    const pieces = mine === before ? theirs : theirs === before ? mine : Math.max(mine, theirs);
    if (pieces > 0) merged.set(id, pieces);
  }
  return merged;
}

/**
 * The cart with these quantities. What was in it stays in its place; more pieces are copies of the newest entry.
 * @param products those that the cart does not have yet
 */
export function withQuantities(
  cart: readonly CartProduct[],
  quantities: Quantities,
  products: readonly CartProduct[],
): CartProduct[] {
  const missing = new Map(quantities);
  const next = cart.filter((entry) => {
    const pieces = missing.get(entryKey(entry)) ?? 0;
    missing.set(entryKey(entry), pieces - 1);
    return pieces > 0;
  });
  const known = new Map([...products, ...cart].map((entry) => [entryKey(entry), entry]));
  for (const [key, pieces] of missing) {
    const entry = known.get(key);
    if (entry && pieces > 0) next.push(...Array<CartProduct>(pieces).fill(entry));
  }
  return next;
}
