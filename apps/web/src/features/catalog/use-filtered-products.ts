import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCategories } from './api/get-categories';
import { EVERYTHING, productPagesQuery, type ProductSelection } from './api/get-product-pages';
import { USUAL_SORT, type Filters } from './filters';

/**
 * The products that pass the filters, page by page. The address names categories by slug, the server by id: with
 * categories chosen, the list waits until they are known. Slugs of categories that are gone are passed over.
 */
export function useFilteredProducts({ categories: slugs, price, sort }: Filters) {
  const categories = useCategories();
  const known = slugs.length === 0 || categories.data !== undefined;
  const chosen = categories.data?.filter(({ slug }) => slugs.includes(slug)) ?? [];
  const selection: ProductSelection = {
    ...EVERYTHING,
    categoryIds: chosen.map(({ _id }) => _id).sort(),
    ...(price && { price: price.pair }),
    // Left out when it is the usual one, so that everything in the usual order has one key.
    ...(sort !== USUAL_SORT && { sort }),
  };
  const products = useInfiniteQuery({
    ...productPagesQuery(selection),
    placeholderData: keepPreviousData,
    enabled: known,
  });
  return { products, categories: known ? undefined : categories };
}
