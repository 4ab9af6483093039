import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';

/** A product to edit: fetched on every visit, and never refetched while the form is open. */
export function useEditedProduct(slug: string) {
  return useQuery({
    queryKey: ['edited-product', slug],
    queryFn: async ({ signal }) =>
      (await call(endpoints.getProduct, { params: { slug }, signal })).product,
    staleTime: Infinity,
    gcTime: 0,
  });
}
