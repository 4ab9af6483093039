import { DASHBOARD_ROUTES, SHOP_ROUTES } from '@shop/shared';
import { lazyPage } from './lazy-page';
import type { PageRoute } from './page-handle';

const adminRoutes: PageRoute[] = [
  {
    path: SHOP_ROUTES.adminDashboard,
    ...lazyPage(
      async () => (await import('./pages/admin/admin-dashboard-page')).AdminDashboardPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminCategories,
    ...lazyPage(
      async () =>
        (await import('./pages/admin/categories/admin-categories-page')).AdminCategoriesPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminBrands,
    ...lazyPage(
      async () => (await import('./pages/admin/brands/admin-brands-page')).AdminBrandsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminCreateProduct,
    ...lazyPage(
      async () =>
        (await import('./pages/admin/products/admin-create-product-page')).AdminCreateProductPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminProducts,
    ...lazyPage(
      async () => (await import('./pages/admin/products/admin-products-page')).AdminProductsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminImport,
    ...lazyPage(
      async () => (await import('./pages/admin/products/admin-import-page')).AdminImportPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminProduct,
    ...lazyPage(
      async () => (await import('./pages/admin/products/admin-product-page')).AdminProductPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminVariants,
    ...lazyPage(
      async () => (await import('./pages/admin/products/admin-variants-page')).AdminVariantsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminStock,
    ...lazyPage(
      async () => (await import('./pages/admin/products/admin-stock-page')).AdminStockPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminPrices,
    ...lazyPage(
      async () => (await import('./pages/admin/products/admin-prices-page')).AdminPricesPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminUsers,
    ...lazyPage(async () => (await import('./pages/admin/users/admin-users-page')).AdminUsersPage),
  },
  {
    path: DASHBOARD_ROUTES.adminOrders,
    ...lazyPage(
      async () => (await import('./pages/admin/orders/admin-orders-page')).AdminOrdersPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminOrder,
    ...lazyPage(async () => (await import('./pages/admin/orders/admin-order-page')).AdminOrderPage),
  },
  ...[DASHBOARD_ROUTES.adminSlip, DASHBOARD_ROUTES.adminSlips].map((path) => ({
    path,
    ...lazyPage(
      async () => (await import('./pages/admin/orders/documents/admin-slips-page')).AdminSlipsPage,
    ),
  })),
  ...[DASHBOARD_ROUTES.adminInvoice, DASHBOARD_ROUTES.adminInvoices].map((path) => ({
    path,
    ...lazyPage(
      async () =>
        (await import('./pages/admin/orders/documents/admin-invoices-page')).AdminInvoicesPage,
    ),
  })),
  {
    path: DASHBOARD_ROUTES.adminDelivery,
    ...lazyPage(
      async () => (await import('./pages/admin/delivery/admin-delivery-page')).AdminDeliveryPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminZone,
    ...lazyPage(async () => (await import('./pages/admin/delivery/admin-zone-page')).AdminZonePage),
  },
  {
    path: DASHBOARD_ROUTES.adminTaxes,
    ...lazyPage(async () => (await import('./pages/admin/taxes/admin-taxes-page')).AdminTaxesPage),
  },
  {
    path: DASHBOARD_ROUTES.adminSearches,
    ...lazyPage(
      async () => (await import('./pages/admin/searches/admin-searches-page')).AdminSearchesPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminSynonyms,
    ...lazyPage(
      async () => (await import('./pages/admin/searches/admin-synonyms-page')).AdminSynonymsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminFacets,
    ...lazyPage(
      async () => (await import('./pages/admin/searches/admin-facets-page')).AdminFacetsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminPins,
    ...lazyPage(async () => (await import('./pages/admin/searches/admin-pins-page')).AdminPinsPage),
  },
  {
    path: DASHBOARD_ROUTES.adminPromotions,
    ...lazyPage(
      async () =>
        (await import('./pages/admin/promotions/admin-promotions-page')).AdminPromotionsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminCreatePromotion,
    ...lazyPage(
      async () =>
        (await import('./pages/admin/promotions/admin-create-promotion-page'))
          .AdminCreatePromotionPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminPromotion,
    ...lazyPage(
      async () =>
        (await import('./pages/admin/promotions/admin-promotion-page')).AdminPromotionPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminReturns,
    ...lazyPage(
      async () => (await import('./pages/admin/returns/admin-returns-page')).AdminReturnsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminReturnSlip,
    ...lazyPage(
      async () =>
        (await import('./pages/admin/returns/admin-return-slip-page')).AdminReturnSlipPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminMails,
    ...lazyPage(async () => (await import('./pages/admin/mails/admin-mails-page')).AdminMailsPage),
  },
  {
    path: DASHBOARD_ROUTES.adminJobs,
    ...lazyPage(async () => (await import('./pages/admin/mails/admin-jobs-page')).AdminJobsPage),
  },
  {
    path: DASHBOARD_ROUTES.adminKeys,
    ...lazyPage(async () => (await import('./pages/admin/keys/admin-keys-page')).AdminKeysPage),
  },
  {
    path: DASHBOARD_ROUTES.adminWebhooks,
    ...lazyPage(
      async () => (await import('./pages/admin/webhooks/admin-webhooks-page')).AdminWebhooksPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminWebhook,
    ...lazyPage(
      async () => (await import('./pages/admin/webhooks/admin-webhook-page')).AdminWebhookPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminAudit,
    ...lazyPage(async () => (await import('./pages/admin/audit/admin-audit-page')).AdminAuditPage),
  },
  {
    path: DASHBOARD_ROUTES.adminSettings,
    ...lazyPage(
      async () => (await import('./pages/admin/settings/admin-settings-page')).AdminSettingsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminSecurity,
    ...lazyPage(async () => (await import('./pages/security-page')).SecurityPage),
  },
  {
    path: DASHBOARD_ROUTES.adminData,
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
          ...lazyPage(async () => (await import('./layouts/admin/admin-area')).AdminArea),
          children: adminRoutes,
        },
      ],
    },
  ],
};
