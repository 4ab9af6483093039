import {
  centsFromDollars,
  copiedValues,
  dollarsFromCents,
  type ProductInput,
  type ProductValues,
} from '@shop/shared';
import type { CategoryRecord } from '../categories/category.model.js';
import type { PriceHistory } from '../prices/price-history.js';
import type { SearchedProduct } from '../search/other-texts.js';
import { searchFields } from '../search/search-index.js';
import type { DetailField } from '../visibility/product-details.js';
import type { ProductRecord } from './product.model.js';
import type { ShownProduct } from './shown-product.js';

/** The fields that do not follow from a product's input alone. */
type OtherField =
  | '_id'
  | 'slug'
  | 'slugs'
  | 'piecesSold'
  | 'recentEdits'
  | 'photo'
  | 'photos'
  | 'createdAt'
  | DetailField
  | 'options'
  | 'priceToCents'
  | 'variantsSaved'
  | keyof PriceHistory;

/**
 * The stored fields of a product's input, and the words that must be added to the search vocabulary.
 * @param searched of what it has besides its input: these words are searched, too.
 */
export function productFields(
  input: ProductInput,
  category: Pick<CategoryRecord, '_id'>,
  searched: Pick<SearchedProduct, 'options' | 'attributes' | 'tags'> = {},
): { words: string[]; fields: Omit<ProductRecord, OtherField> } {
  const { name, description, price } = input;
  const search = searchFields({ ...searched, name, description, category: category._id });
  return {
    words: search.words,
    fields: {
      ...copiedValues(input),
      priceCents: centsFromDollars(price),
      leastQuantity: input.quantity,
      category: category._id,
      ...search.fields,
    },
  };
}

/** What a form shows of a stored product: the price in dollars, the category as an id. */
export function productValues(product: ShownProduct): ProductValues {
  return {
    ...copiedValues(product),
    price: dollarsFromCents(product.priceCents),
    category: product.category.toHexString(),
  };
}
