import { endpoints, type AdministeredListQuery } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import { PRODUCT_LIST } from './change-products';

/** A page of the administrator's product list. */
export function useProductList(query: AdministeredListQuery) {
  return useQuery({
    queryKey: [...PRODUCT_LIST, query],
    queryFn: ({ signal }) => call(endpoints.listAdministeredProducts, { query, signal }),
    select: ({ products, total }) => ({ rows: products, total }),
    ...LIST_OPTIONS,
  });
}
