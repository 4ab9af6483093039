import { centsFromDollars, type ProductInput } from '@shop/shared';
import type { CategoryRecord } from '../categories/category.model.js';
import { searchFields } from '../search/search-index.js';
import type { ProductRecord } from './product.model.js';

/** The fields that do not follow from a product's input alone. */
type OtherField =
  '_id' | 'slug' | 'slugs' | 'piecesSold' | 'recentEdits' | 'shipping' | 'photo' | 'createdAt';

/** The stored fields of a product's input, and the words that must be added to the search vocabulary. */
export function productFields(
  { name, description, price, quantity }: ProductInput,
  category: CategoryRecord,
): { words: string[]; fields: Omit<ProductRecord, OtherField> } {
  const search = searchFields({ name, description, category: category._id });
  return {
    words: search.words,
    fields: {
      name,
      description,
      priceCents: centsFromDollars(price),
      quantity,
      category: category._id,
      ...search.fields,
    },
  };
}
