import { NEWEST_FIRST } from '@shop/mongo';
import type { ProductSort } from '@shop/shared';

/** The orders in which a list can be sorted; each has its own index. */
export const PRODUCT_ORDERS = {
  newest: NEWEST_FIRST,
  name: { nameKey: 1, _id: 1 },
  price: { priceCents: 1, _id: 1 },
  'price-desc': { priceCents: -1, _id: -1 },
  quantity: { quantity: 1, _id: 1 },
} as const satisfies Record<ProductSort, Record<string, 1 | -1>>;

/** The lowest stock first, by the variant that has the fewest pieces. */
export const SCARCEST_FIRST = { leastQuantity: 1, _id: 1 } as const;

/** A filter for products that have at most `threshold` pieces, of themselves or of any variant. */
export function lowStockFilter(threshold: number) {
  return { leastQuantity: { $lte: threshold } };
}

/** A filter for products of which no piece is left, of no variant. The first condition has an index. */
export const SOLD_OUT_FILTER = { leastQuantity: { $lte: 0 }, quantity: { $lte: 0 } };
