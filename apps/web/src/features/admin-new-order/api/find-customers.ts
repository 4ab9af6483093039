import { endpoints } from '@shop/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';

/** How many are offered. */
const MOST = 10;

/** Those whose name or e-mail address begins with what is typed; the newest before anything is. */
export function useFoundCustomers(search: string) {
  return useQuery({
    queryKey: ['users', 'found', search],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { page: 1, pageSize: MOST, ...(search && { search }) };
      return (await call(endpoints.listUsers, { query, signal })).users;
    },
  });
}
