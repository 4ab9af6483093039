import type { Category } from '@shop/shared';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCategories } from './api/get-categories';
import type { Selection } from './api/get-listing';
import { ALL_PRODUCTS, productPagesQuery } from './api/get-product-pages';
import type { Filters } from './filters';

/** What the server is asked for. Slugs of deleted categories are ignored. */
export function selectionOf(
  { categories: slugs, price, inStock, sort }: Filters,
  from: number,
  categories: readonly Category[],
): Selection {
  const chosen = categories.filter(({ slug }) => slugs.includes(slug));
  return {
    ...ALL_PRODUCTS,
    categoryIds: chosen.map(({ _id }) => _id).sort(),
    // Left out when they are the default, so that the unfiltered list has a single query key.
    ...(price && { price }),
    ...(inStock && { inStock }),
    ...(sort && { sort }),
    ...(from > 1 && { from }),
  };
}

/**
 * The products that match the filters, page by page. The address has slugs of categories, the server takes ids: a list
 * filtered by category waits until the categories are loaded.
 */
export function useFilteredProducts(filters: Filters, from: number) {
  const categories = useCategories();
  const known = filters.categories.length === 0 || categories.data !== undefined;
  const products = useInfiniteQuery({
    ...productPagesQuery(selectionOf(filters, from, categories.data ?? [])),
    placeholderData: keepPreviousData,
    enabled: known,
  });
  return { products, categories: known ? undefined : categories };
}
