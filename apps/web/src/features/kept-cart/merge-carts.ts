import { LIMITS, type OrderItem, type Product } from '@shop/shared';

/** How many pieces of each product, by its id. */
export type Quantities = ReadonlyMap<string, number>;

export function quantitiesOf(cart: readonly Pick<Product, '_id'>[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { _id } of cart) quantities.set(_id, (quantities.get(_id) ?? 0) + 1);
  return quantities;
}

export function quantitiesIn(items: readonly OrderItem[]): Map<string, number> {
  return new Map(items.map(({ product, quantity }) => [product, quantity]));
}

/** What of a cart can be kept: as much as an order may have. */
export function keepable(quantities: Quantities): OrderItem[] {
  return [...quantities].slice(0, LIMITS.orderLines).map(([product, quantity]) => ({
    product,
    quantity: Math.min(quantity, LIMITS.orderLineQuantity),
  }));
}

export function areSame(one: Quantities, other: Quantities): boolean {
  return one.size === other.size && [...one].every(([id, pieces]) => other.get(id) === pieces);
}

/**
 * Merges two carts product by product: what only one side has changed since they were last the same is taken over; of
 * what both have changed, the larger quantity. Quantities are never added up. At a sign-in, the carts were never the
 * same, so that the larger quantity of each product stays.
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
  cart: readonly Product[],
  quantities: Quantities,
  products: readonly Product[],
): Product[] {
  const missing = new Map(quantities);
  const next = cart.filter(({ _id }) => {
    const pieces = missing.get(_id) ?? 0;
    missing.set(_id, pieces - 1);
    return pieces > 0;
  });
  const known = new Map([...products, ...cart].map((product) => [product._id, product]));
  for (const [id, pieces] of missing) {
    const product = known.get(id);
    if (product && pieces > 0) next.push(...Array<Product>(pieces).fill(product));
  }
  return next;
}
