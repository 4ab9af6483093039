import { dashboardPaths } from '../../lib/address/dashboard-paths';
import { EXPORT_ANCHOR } from '../../lib/address/export-anchor';
import type { Place } from './place';

/** What an administrator can begin from anywhere. */
export const ACTIONS: readonly Place[] = [
  { to: dashboardPaths.adminCreateProduct, label: 'New product' },
  { to: dashboardPaths.adminCreateOrder, label: 'New order', words: 'phone draft' },
  { to: dashboardPaths.adminCategories, label: 'New category' },
  {
    to: dashboardPaths.adminCreatePromotion,
    label: 'New promotion',
    words: 'sale discount coupon code',
  },
  { to: dashboardPaths.adminImport, label: 'Import products', words: 'CSV file supplier' },
  {
    to: `${dashboardPaths.adminOrdersOf({ days: 1 })}${EXPORT_ANCHOR}`,
    label: 'Export today’s orders',
  },
  {
    to: dashboardPaths.adminOrdersOf({ status: 'waiting' }),
    label: 'Pack waiting orders',
    words: 'to pack ship slips',
  },
  { to: dashboardPaths.adminProductsLowInStock, label: 'Restock what is low', words: 'low stock' },
  { to: dashboardPaths.adminProductsSoldOut, label: 'Hide what is sold out', words: 'draft' },
];
