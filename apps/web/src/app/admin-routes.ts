import { routes } from '../lib/address/dashboard-paths';
import { lazyPage } from './lazy-page';
import type { PageRoute } from './page-handle';

const adminRoutes: PageRoute[] = [
  {
    path: routes.adminDashboard,
    ...lazyPage(
      async () => (await import('./pages/admin/admin-dashboard-page')).AdminDashboardPage,
    ),
  },
  {
    path: routes.adminCategories,
    ...lazyPage(
      async () => (await import('./pages/admin/categories/admin-categories-page')).AdminCategoriesPage,
    ),
  },
  {
    path: routes.adminCreateProduct,
    ...lazyPage(
      async () => (await import('./pages/admin/products/admin-create-product-page')).AdminCreateProductPage,
    ),
  },
  {
    path: routes.adminProducts,
    ...lazyPage(async () => (await import('./pages/admin/products/admin-products-page')).AdminProductsPage),
  },
  {
    path: routes.adminProduct,
    ...lazyPage(async () => (await import('./pages/admin/products/admin-product-page')).AdminProductPage),
  },
  {
    path: routes.adminPrices,
    ...lazyPage(async () => (await import('./pages/admin/products/admin-prices-page')).AdminPricesPage),
  },
  {
    path: routes.adminUsers,
    ...lazyPage(async () => (await import('./pages/admin/users/admin-users-page')).AdminUsersPage),
  },
  {
    path: routes.adminOrders,
    ...lazyPage(async () => (await import('./pages/admin/orders/admin-orders-page')).AdminOrdersPage),
  },
  {
    path: routes.adminOrder,
    ...lazyPage(async () => (await import('./pages/admin/orders/admin-order-page')).AdminOrderPage),
  },
  ...[routes.adminSlip, routes.adminSlips].map((path) => ({
    path,
    ...lazyPage(async () => (await import('./pages/admin/orders/documents/admin-slips-page')).AdminSlipsPage),
  })),
  ...[routes.adminInvoice, routes.adminInvoices].map((path) => ({
    path,
    ...lazyPage(async () => (await import('./pages/admin/orders/documents/admin-invoices-page')).AdminInvoicesPage),
  })),
  {
    path: routes.adminSearches,
    ...lazyPage(async () => (await import('./pages/admin/searches/admin-searches-page')).AdminSearchesPage),
  },
  {
    path: routes.adminSynonyms,
    ...lazyPage(async () => (await import('./pages/admin/searches/admin-synonyms-page')).AdminSynonymsPage),
  },
  {
    path: routes.adminPins,
    ...lazyPage(async () => (await import('./pages/admin/searches/admin-pins-page')).AdminPinsPage),
  },
  {
    path: routes.adminAudit,
    ...lazyPage(async () => (await import('./pages/admin/audit/admin-audit-page')).AdminAuditPage),
  },
  {
    path: routes.adminSettings,
    ...lazyPage(async () => (await import('./pages/admin/settings/admin-settings-page')).AdminSettingsPage),
  },
  {
    path: routes.adminSecurity,
    ...lazyPage(async () => (await import('./pages/security-page')).SecurityPage),
  },
  {
    path: routes.adminData,
    ...lazyPage(async () => (await import('./pages/your-data-page')).YourDataPage),
  },
];

/** The administrator's pages, behind their guard. Only they load the chunk with antd. */
export const adminArea: PageRoute = {
  ...lazyPage(async () => (await import('./guards/admin-guard')).AdminGuard),
  children: [
    {
      ...lazyPage(async () => (await import('./layouts/antd-layout')).AntdLayout),
      children: [
        {
          ...lazyPage(async () => (await import('./layouts/admin-area')).AdminArea),
          children: adminRoutes,
        },
      ],
    },
  ],
};
