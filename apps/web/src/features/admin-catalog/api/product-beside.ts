import { useQuery } from '@tanstack/react-query';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { loadProduct } from './get-edited-product';
import { loadVariants } from './variants';

/** A product of the list with its variants, as they are now; whatever changes products makes it outdated. */
export function useProductBeside(slug: string) {
  return useQuery({
    queryKey: [PUBLIC_DATA, 'product-beside', slug],
    queryFn: async ({ signal }) => {
      const product = await loadProduct(slug, signal);
      const { variants } = await loadVariants(product._id, signal);
      return { product, variants };
    },
    staleTime: 0,
  });
}
