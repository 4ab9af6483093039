import type { OrderItem } from '@shop/shared';

/** One item for each product, in a fixed order, so that two checkouts never deadlock. */
export function mergeItems(items: readonly OrderItem[]): OrderItem[] {
  const quantities = new Map<string, number>();
  for (const { product, quantity } of items) {
    quantities.set(product, (quantities.get(product) ?? 0) + quantity);
  }
  return [...quantities]
    .map(([product, quantity]) => ({ product, quantity }))
    .sort((a, b) => (a.product < b.product ? -1 : 1));
}
