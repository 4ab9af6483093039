import { endpoints, type Product } from '@shop/shared';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';

/** A few other products of the same category. */
export function similarProductsQuery({ _id, category }: Product) {
  return queryOptions({
    queryKey: [PUBLIC_DATA, 'similar', _id, category._id],
    queryFn: async ({ signal }) => {
      const params = { productId: _id, categoryId: category._id };
      return (await call(endpoints.listSimilarProducts, { params, signal })).products;
    },
  });
}
