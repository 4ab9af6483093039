import { endpoints, type ProductSort } from '@shop/shared';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { mayBeThere, PUBLIC_DATA } from '../../../lib/query-client';
import { nextPage } from '../product-pages';

/** A category with its products, twelve per page, beginning with one of the pages. */
export function categoryProductsQuery(slug: string, sort: ProductSort, from = 1) {
  return infiniteQueryOptions({
    queryKey: [PUBLIC_DATA, 'category', slug, sort, ...(from > 1 ? [from] : [])],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listCategoryProducts, {
        params: { slug },
        query: { page: pageParam, sort },
        signal,
      }),
    initialPageParam: from,
    retryOnMount: mayBeThere,
    getNextPageParam: nextPage(from),
  });
}
