import { endpoints, type Product } from '@shop/shared';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';

/** One product with a photo for each category, from the newest hundred products; keyed by category id. */
export const showcaseQuery = queryOptions({
  queryKey: [PUBLIC_DATA, 'showcase'],
  queryFn: async ({ signal }) => {
    const { products } = await call(endpoints.listProducts, { signal });
    const byCategory = new Map<string, Product>();
    for (const product of products) {
      const { _id } = product.category;
      if (product.photo && !byCategory.has(_id)) byCategory.set(_id, product);
    }
    return [...byCategory.values()];
  },
  select: (products) => new Map(products.map((product) => [product.category._id, product])),
});
