import { userListQuerySchema, type UserListQuery } from '@shop/shared';
import { defineList } from '../../lib/address/list-query';
import { dashboardPaths } from '../../lib/address/dashboard-paths';

/** The list of all users, searched by name or e-mail address: `?search=ada&page=2`. */
export const usersList = defineList<UserListQuery>({
  name: 'users',
  path: dashboardPaths.adminUsers,
  pageSize: 20,
  schema: userListQuerySchema,
});
