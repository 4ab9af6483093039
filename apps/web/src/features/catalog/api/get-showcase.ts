import { endpoints, type Product } from '@shop/shared';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';

/** A product whose photo stands for its category. Only what is shown, because rendered pages carry it. */
export type Showpiece = Pick<Product, '_id' | 'photo'>;

/** One product with a photo for each category, from the newest hundred products; keyed by category id. */
export const showcaseQuery = queryOptions({
  queryKey: [PUBLIC_DATA, 'showcase'],
  queryFn: async ({ signal }) => {
    const { products } = await call(endpoints.listProducts, { signal });
    const byCategory = new Map<string, Showpiece>();
    for (const { _id, photo, category } of products) {
      if (photo && !byCategory.has(category._id)) byCategory.set(category._id, { _id, photo });
    }
    return [...byCategory];
  },
  select: (showpieces) => new Map(showpieces),
});
