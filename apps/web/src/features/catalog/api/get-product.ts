import { endpoints, type Product } from '@shop/shared';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { PUBLIC_DATA } from '../../../lib/query-client';

/** One product by its slug, or by one that it had before. */
export function productQuery(slug: string) {
  return queryOptions({
    queryKey: [PUBLIC_DATA, 'product', slug],
    queryFn: async ({ signal }) =>
      (await call(endpoints.getProduct, { params: { slug }, signal })).product,
  });
}

/** Keeps a product that a list has already shown, so that its own page opens at once and refreshes behind. */
export function useRememberProduct(): (product: Product) => void {
  const queryClient = useQueryClient();
  return (product) => {
    const { queryKey } = productQuery(product.slug);
    queryClient.setQueryData(queryKey, (known) => (known ? undefined : product), { updatedAt: 0 });
  };
}
