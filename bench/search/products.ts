import type { IndexedProduct } from '@shop/search';
import { catalogueOf, categoryNames } from '../lib/catalogue.js';

const NEWEST = Date.UTC(2026, 0, 1);
const BATCH = 1_000;

export const categoryIds: readonly (readonly [id: string, name: string])[] = categoryNames.map(
  (name, index) => [(index + 1).toString(16).padStart(24, 'c'), name],
);
const idOf = new Map(categoryIds.map(([id, name]) => [name, id]));

/** The first products of the generated catalogue in the form that an index takes, newest first. */
export function* indexedProducts(rows: number): Generator<IndexedProduct> {
  for (let begin = 0; begin < rows; begin += BATCH) {
    const entries = catalogueOf(Math.min(BATCH, rows - begin), begin);
    for (const [index, { name, description, category, priceCents, quantity }] of entries.entries())
      yield {
        id: (begin + index).toString(16).padStart(24, '0'),
        name,
        description,
        category: idOf.get(category) ?? '',
        priceCents,
        quantity,
        createdAt: NEWEST - begin - index,
        nameKey: name.toLowerCase(),
      };
  }
}
