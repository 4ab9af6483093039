import type { IndexedProduct } from '@shop/search';
import type { ProductRecord } from '../../products/product.model.js';

/** The fields of a product that the index is built from. */
export const INDEXED_FIELDS = {
  name: 1,
  description: 1,
  options: 1,
  category: 1,
  priceCents: 1,
  quantity: 1,
  piecesSold: 1,
  createdAt: 1,
  nameKey: 1,
} as const;

/** A product with these fields. */
export type IndexedRecord = Pick<ProductRecord, '_id' | keyof typeof INDEXED_FIELDS>;

export function indexedProduct({
  _id,
  options,
  category,
  createdAt,
  ...fields
}: IndexedRecord): IndexedProduct {
  return {
    ...fields,
    ...(options && { values: options.flatMap(({ values }) => values).join(', ') }),
    id: _id.toHexString(),
    category: category.toHexString(),
    createdAt: createdAt.getTime(),
  };
}
