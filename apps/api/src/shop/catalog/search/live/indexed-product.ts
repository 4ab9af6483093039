import type { IndexedProduct } from '@shop/search';
import { attributePairs } from '../facets/attribute-pairs.js';
import type { BuyableRows } from '../facets/buyable-rows.js';
import { otherTexts } from '../other-texts.js';
import type { ProductRecord } from '../../products/product.model.js';
import { spokenChoices } from './spoken-choices.js';

/** The fields of a product that the index is built from. */
export const INDEXED_FIELDS = {
  name: 1,
  description: 1,
  options: 1,
  attributes: 1,
  tags: 1,
  category: 1,
  brand: 1,
  priceCents: 1,
  compareAtCents: 1,
  quantity: 1,
  piecesSold: 1,
  createdAt: 1,
  nameKey: 1,
} as const;

/** A product with these fields, and what can be bought of it if that is not all. */
export type IndexedRecord = Pick<ProductRecord, '_id' | keyof typeof INDEXED_FIELDS> & {
  buyable?: BuyableRows | undefined;
};

export function indexedProduct({
  _id,
  options,
  attributes,
  tags,
  category,
  brand,
  createdAt,
  buyable,
  ...fields
}: IndexedRecord): IndexedProduct {
  const { pairs, combinations } = attributePairs({
    ...(options && { options }),
    ...(attributes && { attributes }),
    buyable,
  });
  const values = [
    ...otherTexts({
      ...(options && { options }),
      ...(attributes && { attributes }),
      ...(tags && { tags }),
    }),
    ...spokenChoices(options ?? []),
  ];
  return {
    ...fields,
    ...(values.length > 0 && { values: values.join(', ') }),
    id: _id.toHexString(),
    category: category.toHexString(),
    ...(brand && { brand: brand.toHexString() }),
    ...(pairs.length > 0 && { attributes: pairs }),
    ...(combinations && { combinations }),
    createdAt: createdAt.getTime(),
  };
}
