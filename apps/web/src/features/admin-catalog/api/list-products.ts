import { endpoints, PAGE_SIZE } from '@shop/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import type { ListQuery } from '../list-query';
import { PRODUCT_LIST } from './change-products';

/**
 * A page of the products that a query asks for. Each query has an entry of its own, so an answer that comes late is
 * never shown for a later question; until the answer is there, the rows before it stay.
 */
export function useProductList(query: ListQuery) {
  const { search, category, stock, sort, page } = query;
  return useQuery({
    queryKey: [...PRODUCT_LIST, query],
    queryFn: ({ signal }) =>
      call(endpoints.listProducts, {
        query: {
          page,
          pageSize: PAGE_SIZE,
          sort,
          ...(search && { search }),
          ...(category && { category }),
          ...(stock && { stock }),
        },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
