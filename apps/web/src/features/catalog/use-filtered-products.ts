import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCategories } from './api/get-categories';
import { productPagesQuery } from './api/get-product-pages';
import type { Filters } from './filters';
import { selectionOf } from './selection';

/**
 * The products that match the filters, page by page. The URL has slugs of categories, but the server takes ids: a list
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
