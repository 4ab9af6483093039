import { endpoints, type CustomerListQuery } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import { call } from '../../../lib/http/api-client';

/** A page of the customers with what their orders come to. */
export function useCustomers(query: CustomerListQuery) {
  return useQuery({
    queryKey: ['users', 'customers', query],
    queryFn: ({ signal }) => call(endpoints.listCustomers, { query, signal }),
    select: ({ customers, total }) => ({ rows: customers, total }),
    ...LIST_OPTIONS,
  });
}
