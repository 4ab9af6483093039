import { dashboardPaths } from '../../lib/address/dashboard-paths';
import { ADMIN_PAGES } from '../dashboard';
import type { Place } from './place';

/** What people look for on a screen whose label does not say it. */
const WORDS: Readonly<Record<string, string>> = {
  [dashboardPaths.adminCategories]: 'categories merge move',
  [dashboardPaths.adminProducts]: 'catalog photos variants SKU sold out export feed hide archive',
  [dashboardPaths.adminPrices]: 'compare-at sold out restock',
  [dashboardPaths.adminDetails]: 'status category brand tags draft archive',
  [dashboardPaths.adminOrders]:
    'unpaid payments refund parcels tracking shipments invoices slips labels export month taxes accountant',
  [dashboardPaths.adminPreparedOrders]: 'drafts phone',
  [dashboardPaths.adminReturns]: 'refund exchange withdrawal sent back',
  [dashboardPaths.adminUsers]: 'accounts',
  [dashboardPaths.adminCustomers]: 'groups tags',
  [dashboardPaths.adminPromotions]: 'sale discount coupon code voucher',
  [dashboardPaths.adminSearches]: 'synonyms pins',
  [dashboardPaths.adminDelivery]: 'shipping zones methods postage pick-up',
  [dashboardPaths.adminTaxes]: 'VAT rates',
  [dashboardPaths.adminSettings]:
    'shop name logo icon color banner home page rows menu header footer currency time zone low stock returns bank transfer cash invoices texts',
  [dashboardPaths.adminStaff]: 'invite packer editor support permissions roles administrators',
  [dashboardPaths.adminMailSettings]: 'words subject notices templates',
  [dashboardPaths.adminWebhooks]: 'events',
  [dashboardPaths.adminKeys]: 'programs access',
  [dashboardPaths.adminJobs]: 'queue failed repeat',
  [dashboardPaths.adminAudit]: 'history audit log',
  [dashboardPaths.adminSecurity]: 'password second factor sign out',
  [dashboardPaths.adminData]: 'personal download delete',
};

/** Every page of the menu. */
export const SCREENS: readonly Place[] = ADMIN_PAGES.map(({ to, label }) => ({
  to,
  label,
  words: WORDS[to],
}));
