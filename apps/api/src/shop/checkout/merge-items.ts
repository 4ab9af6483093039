import { itemKey, type OrderItem } from '@shop/shared';

/** One item for each product or variant, in a fixed order, so that two checkouts never deadlock. */
export function mergeItems(items: readonly OrderItem[]): OrderItem[] {
  const merged = new Map<string, OrderItem>();
  for (const item of items) {
    const { product, variant, quantity } = item;
    const before = merged.get(itemKey(item))?.quantity ?? 0;
    merged.set(itemKey(item), {
      product,
      ...(variant && { variant }),
      quantity: before + quantity,
    });
  }
  return [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
}
