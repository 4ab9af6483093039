import { endpoints, type UserListQuery } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { LIST_OPTIONS } from '../../../lib/address/list-query';

/** A page of the users, newest first. */
export function useUsers(query: UserListQuery) {
  return useQuery({
    queryKey: ['users', query],
    queryFn: ({ signal }) => call(endpoints.listUsers, { query, signal }),
    select: ({ users, total }) => ({ rows: users, total }),
    ...LIST_OPTIONS,
  });
}
