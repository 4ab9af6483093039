import { DASHBOARD_ROUTES, PERMISSIONS, type Permission } from '@shop/shared';
import { matchPath } from 'react-router-dom';

type AdminScreen = Extract<keyof typeof DASHBOARD_ROUTES, `admin${string}`>;

const SEES_ALL = ['settings', 'catalog', 'orders', 'money', 'customers'] as const;

/** What an administrator must be permitted to open a screen: what its calls take. */
const NEEDS: Record<AdminScreen, readonly Permission[]> = {
  adminCategories: ['catalog'],
  adminCreateProduct: ['catalog'],
  adminProducts: ['catalog'],
  adminImport: ['catalog'],
  adminProduct: ['catalog'],
  adminVariants: ['catalog'],
  adminStock: ['catalog'],
  adminPrices: ['catalog'],
  adminDetails: ['catalog'],
  adminBrands: ['catalog'],
  adminSearches: ['catalog'],
  adminSynonyms: ['catalog'],
  adminFacets: ['catalog'],
  adminPins: ['catalog'],
  adminUsers: ['customers'],
  adminCustomers: ['customers'],
  adminCustomer: ['customers'],
  adminCustomerGroups: ['customers'],
  adminMails: ['customers'],
  adminOrders: ['orders'],
  adminCreateOrder: ['orders', 'money', 'customers', 'catalog'],
  adminPreparedOrders: ['orders', 'money', 'customers', 'catalog'],
  adminPreparedOrder: ['orders', 'money', 'customers', 'catalog'],
  adminOrder: ['orders'],
  adminSlip: ['orders'],
  adminSlips: ['orders'],
  adminPickList: ['orders'],
  adminReturns: ['orders'],
  adminReturnSlip: ['orders'],
  adminInvoice: ['orders', 'money'],
  adminInvoices: ['orders', 'money'],
  adminDelivery: ['money'],
  adminZone: ['money'],
  adminTaxes: ['money'],
  adminPromotions: ['marketing'],
  adminCreatePromotion: ['marketing'],
  adminPromotion: ['marketing'],
  adminSettings: ['settings'],
  adminMailSettings: ['settings'],
  adminJobs: [],
  adminAudit: ['settings', 'money'],
  adminWebhooks: SEES_ALL,
  adminWebhook: SEES_ALL,
  adminKeys: ['staff'],
  adminStaff: ['staff'],
  adminSecurity: [],
  adminData: [],
};

/** Screens on which everybody sees what their permissions are about, and what one of them at least must be. */
const NEEDS_ONE: Partial<Record<AdminScreen, readonly Permission[]>> = {
  // No task is about promotions.
  adminJobs: PERMISSIONS.filter((permission) => permission !== 'marketing'),
};

const SCREENS = Object.entries(NEEDS).map(([name, needs]) => ({
  pattern: DASHBOARD_ROUTES[name as AdminScreen],
  needs,
  needsOne: NEEDS_ONE[name as AdminScreen] ?? [],
}));

/**
 * A permission without which the screen at an address can't be opened; undefined for those who may open it, and for
 * addresses that are no administrator's screen.
 * @param has whether the administrator has a permission
 */
export function missingFor(
  address: string,
  has: (permission: Permission) => boolean,
): Permission | undefined {
  const [path = ''] = address.split(/[?#]/);
  for (const { pattern, needs, needsOne } of SCREENS) {
    if (!matchPath(pattern, path)) continue;
    const missing = needs.find((permission) => !has(permission));
    if (missing) return missing;
    if (!needsOne.some(has)) return needsOne[0];
  }
  return undefined;
}
