import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCategories } from './api/get-categories';
import { productPagesQuery } from './api/get-product-pages';
import type { Filters } from './filters';
import type { Span } from './product-pages';
import { selectionOf } from './selection';
import { useGrownList } from './use-grown-list';

/**
 * The products that match the filters, page by page. The URL has slugs of categories, but the server takes ids: a list
 * filtered by category waits until the categories are loaded.
 */
export function useFilteredProducts(filters: Filters, first: Span) {
  const categories = useCategories();
  const known = filters.categories.length === 0 || categories.data !== undefined;
  const queryOf = (span: Span) =>
    productPagesQuery(selectionOf(filters, span, categories.data ?? []));
  const products = useInfiniteQuery({
    ...queryOf(first),
    placeholderData: keepPreviousData,
    enabled: known,
  });
  const loadNext = useGrownList(products, (span) => queryOf(span).queryKey);
  return { products, loadNext, categories: known ? undefined : categories };
}
