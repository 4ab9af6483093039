import { endpoints, type ProductSort } from '@shop/shared';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { PUBLIC_DATA } from '../../../lib/query-client';
import { nextPage } from '../product-pages';

/** A category with its products, twelve per page. */
export function categoryProductsQuery(slug: string, sort: ProductSort) {
  return infiniteQueryOptions({
    queryKey: [PUBLIC_DATA, 'category', slug, sort],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listCategoryProducts, {
        params: { slug },
        query: { page: pageParam, sort },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
}
