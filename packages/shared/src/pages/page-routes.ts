import { SHOP_ROUTES } from './shop-routes.js';

/** The paths of both dashboards' pages, except the first page of each, to which the shop's pages link. */
export const DASHBOARD_ROUTES = {
  userOrders: '/dashboard/user/orders',
  userOrder: '/dashboard/user/orders/:number',
  userInvoice: '/dashboard/user/orders/:number/invoice',
  userProfile: '/dashboard/user/profile',
  userAddresses: '/dashboard/user/addresses',
  userSecurity: '/dashboard/user/security',
  userData: '/dashboard/user/data',
  adminCategories: '/dashboard/admin/create-category',
  adminCreateProduct: '/dashboard/admin/create-product',
  adminProducts: '/dashboard/admin/products',
  adminImport: '/dashboard/admin/products/import',
  adminProduct: '/dashboard/admin/products/:slug',
  adminVariants: '/dashboard/admin/products/:slug/variants',
  adminStock: '/dashboard/admin/products/:slug/stock',
  adminPrices: '/dashboard/admin/prices',
  adminBrands: '/dashboard/admin/brands',
  adminUsers: '/dashboard/admin/users',
  adminOrders: '/dashboard/admin/orders',
  adminOrder: '/dashboard/admin/orders/:number',
  adminSlip: '/dashboard/admin/orders/:number/slip',
  adminInvoice: '/dashboard/admin/orders/:number/invoice',
  adminSlips: '/dashboard/admin/orders/slips',
  adminInvoices: '/dashboard/admin/orders/invoices',
  adminDelivery: '/dashboard/admin/delivery',
  adminZone: '/dashboard/admin/delivery/:id',
  adminTaxes: '/dashboard/admin/taxes',
  adminSearches: '/dashboard/admin/searches',
  adminSynonyms: '/dashboard/admin/searches/synonyms',
  adminPins: '/dashboard/admin/searches/pins',
  adminPromotions: '/dashboard/admin/promotions',
  adminCreatePromotion: '/dashboard/admin/promotions/create',
  adminPromotion: '/dashboard/admin/promotions/:id',
  adminAudit: '/dashboard/admin/changes',
  adminSettings: '/dashboard/admin/settings',
  adminSecurity: '/dashboard/admin/security',
  adminData: '/dashboard/admin/data',
} as const;

/** The path of every screen (spec, section 2), as a pattern that both routers understand. All others are 404s. */
export const PAGE_ROUTES = { ...SHOP_ROUTES, ...DASHBOARD_ROUTES } as const;
