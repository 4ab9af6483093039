import { DASHBOARD_ROUTES, type Permission } from '@shop/shared';
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
  // Everybody sees those of their own permissions.
  adminJobs: [],
  adminAudit: ['settings', 'money'],
  adminWebhooks: SEES_ALL,
  adminWebhook: SEES_ALL,
  adminKeys: ['staff'],
  adminStaff: ['staff'],
  adminSecurity: [],
  adminData: [],
};

const SCREENS = Object.entries(NEEDS).map(([name, needs]) => ({
  pattern: DASHBOARD_ROUTES[name as AdminScreen],
  needs,
}));

/** All permissions that the screen at an address takes; none for addresses that are no administrator's screen. */
export function needsOf(address: string): readonly Permission[] {
  const [path = ''] = address.split('?');
  return SCREENS.filter(({ pattern }) => matchPath(pattern, path)).flatMap(({ needs }) => needs);
}
