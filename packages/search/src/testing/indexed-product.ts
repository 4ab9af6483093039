import type { IndexedProduct } from '../index/product.js';

let count = 0;

/** A product as the index takes it, newer than those before it. */
export function buildIndexedProduct(
  name: string,
  given: Partial<IndexedProduct> = {},
): IndexedProduct {
  count += 1;
  return {
    id: count.toString(16).padStart(24, '0'),
    name,
    description: '',
    category: 'c'.repeat(24),
    priceCents: 1_000,
    quantity: 1,
    createdAt: count,
    nameKey: name.toLowerCase(),
    ...given,
  };
}
