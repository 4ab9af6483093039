import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCategories } from './api/get-categories';
import { ALL_PRODUCTS, productPagesQuery, type ProductSelection } from './api/get-product-pages';
import { DEFAULT_SORT, type Filters } from './filters';

/**
 * The products that match the filters, page by page. The address has slugs of categories, the server takes ids: a list
 * filtered by category waits until the categories are loaded. Slugs of deleted categories are ignored.
 */
export function useFilteredProducts({ categories: slugs, price, sort }: Filters) {
  const categories = useCategories();
  const known = slugs.length === 0 || categories.data !== undefined;
  const chosen = categories.data?.filter(({ slug }) => slugs.includes(slug)) ?? [];
  const selection: ProductSelection = {
    ...ALL_PRODUCTS,
    categoryIds: chosen.map(({ _id }) => _id).sort(),
    ...(price && { price: price.pair }),
    // Left out when it is the default, so that the unfiltered list has a single query key.
    ...(sort !== DEFAULT_SORT && { sort }),
  };
  const products = useInfiniteQuery({
    ...productPagesQuery(selection),
    placeholderData: keepPreviousData,
    enabled: known,
  });
  return { products, categories: known ? undefined : categories };
}
