import { dashboardPaths } from '../../lib/address/dashboard-paths';
import type { Place } from './place';

/** What an administrator can begin from anywhere. */
export const ACTIONS: readonly Place[] = [
  { to: dashboardPaths.adminCreateProduct, label: 'New product' },
  { to: dashboardPaths.adminCreateOrder, label: 'New order' },
  { to: dashboardPaths.adminCategories, label: 'New category' },
  { to: dashboardPaths.adminCreatePromotion, label: 'New promotion' },
  { to: dashboardPaths.adminImport, label: 'Import products' },
  { to: dashboardPaths.adminOrdersOf({ days: 1 }), label: 'Export today’s orders' },
  { to: dashboardPaths.adminOrdersOf({ status: 'waiting' }), label: 'Pack waiting orders' },
  { to: dashboardPaths.adminProductsLowInStock, label: 'Restock what is low' },
];
