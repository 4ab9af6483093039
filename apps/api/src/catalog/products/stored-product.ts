import { centsFromDollars, type ProductInput } from '@shop/shared';
import type { CategoryRecord } from '../categories/category.model.js';
import type { PreparedPhoto } from '../photos/prepare-photo.js';
import { searchFields } from '../search/search-index.js';
import type { ProductRecord } from './product.model.js';

/** The stored form of a product's input, and the words that search must know to find it. */
export function productFields(
  { name, description, price, quantity }: ProductInput,
  category: CategoryRecord,
) {
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

/** The stored description of a photo. */
export function photoFields({ version, width, height }: PreparedPhoto): ProductRecord['photo'] {
  return { version, width, height };
}
