import { endpoints, type Product } from '@shop/shared';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { mayBeThere, PUBLIC_DATA } from '../../../lib/http/query-client';

/** One product by its current or a former slug. */
export function productQuery(slug: string) {
  return queryOptions({
    queryKey: [PUBLIC_DATA, 'product', slug],
    queryFn: async ({ signal }) =>
      (await call(endpoints.getProduct, { params: { slug }, signal })).product,
    retryOnMount: mayBeThere,
    // A price may have changed while the tab was out of sight.
    refetchOnWindowFocus: 'always',
  });
}

/** Caches a product from a loaded list, so that its page opens at once and refreshes in the background. */
export function useRememberProduct(): (product: Product) => void {
  const queryClient = useQueryClient();
  return (product) => {
    const { queryKey } = productQuery(product.slug);
    queryClient.setQueryData(queryKey, (known) => (known ? undefined : product), { updatedAt: 0 });
  };
}
