import { endpoints } from '@shop/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import type { UsersQuery } from '../users-query';

/** Rows on one page of the table. */
export const USERS_PAGE = 20;

/** A page of the users, newest first. Each query has an entry of its own: a late answer is never shown for a newer one. */
export function useUsers(query: UsersQuery) {
  const { search, page } = query;
  return useQuery({
    queryKey: ['users', query],
    queryFn: ({ signal }) =>
      call(endpoints.listUsers, {
        query: { page, pageSize: USERS_PAGE, ...(search && { search }) },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
