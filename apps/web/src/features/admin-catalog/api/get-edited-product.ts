import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';

/** Begins the keys of queries for products that are edited. */
export const EDITED_PRODUCT = 'edited-product';

/** The product that is stored now. */
export async function loadProduct(slug: string, signal?: AbortSignal) {
  return (await call(endpoints.getAdministeredProduct, { params: { slug }, signal })).product;
}

/** A product to edit: fetched on every visit, and never refetched while the form is open. */
export function useEditedProduct(slug: string) {
  return useQuery({
    queryKey: [EDITED_PRODUCT, slug],
    queryFn: ({ signal }) => loadProduct(slug, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}
