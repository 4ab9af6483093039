import { customerListQuerySchema, type CustomerListQuery } from '@shop/shared';
import { dashboardPaths } from '../../lib/address/dashboard-paths';
import { defineList } from '../../lib/address/list-query';

/** The list of customers: `?search=ada&tag=VIP&from=2026-01-01&page=2`. */
export const customersList = defineList<CustomerListQuery>({
  name: 'customers',
  path: dashboardPaths.adminCustomers,
  pageSize: 20,
  schema: customerListQuerySchema,
});
