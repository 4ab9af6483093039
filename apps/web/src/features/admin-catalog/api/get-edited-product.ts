import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';

/**
 * A product to be edited: always as it is now, never as a list has shown it before, and not asked for again under the
 * hands of whoever types.
 */
export function useEditedProduct(slug: string) {
  return useQuery({
    queryKey: ['edited-product', slug],
    queryFn: async ({ signal }) =>
      (await call(endpoints.getProduct, { params: { slug }, signal })).product,
    staleTime: Infinity,
    gcTime: 0,
  });
}
