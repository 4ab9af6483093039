import type { Category } from '@shop/shared';
import type { Selection } from './api/get-listing';
import { ALL_PRODUCTS } from './api/get-product-pages';
import { categoriesOf, type Filters } from './filters';
import type { Span } from './product-pages';

/** The query to send to the server. Slugs of deleted categories are ignored. */
export function selectionOf(
  { categories: slugs, brands, attributes, price, inStock, sort }: Filters,
  { from, to }: Span,
  categories: readonly Category[],
): Selection {
  return {
    ...ALL_PRODUCTS,
    categoryIds: categoriesOf(slugs, categories)
      .map(({ _id }) => _id)
      .sort(),
    // Defaults are omitted, so that the unfiltered list has a single query key.
    ...(brands.length > 0 && { brands: [...brands].sort() }),
    ...(attributes.length > 0 && { attributes: [...attributes].sort() }),
    ...(price && { price }),
    ...(inStock && { inStock }),
    ...(sort && { sort }),
    ...(from > 1 && { from }),
    ...(to > from && { to }),
  };
}
