import { DASHBOARD_ROUTES } from '@shop/shared';
import { lazyPage } from '../lazy-page';
import type { PageRoute } from '../page-handle';

/** Orders, returns, customers and promotions. */
export const orderRoutes: PageRoute[] = [
  {
    path: DASHBOARD_ROUTES.adminUsers,
    ...lazyPage(async () => (await import('../pages/admin/users/admin-users-page')).AdminUsersPage),
  },
  {
    path: DASHBOARD_ROUTES.adminCustomers,
    ...lazyPage(
      async () =>
        (await import('../pages/admin/customers/admin-customers-page')).AdminCustomersPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminCustomerGroups,
    ...lazyPage(
      async () =>
        (await import('../pages/admin/customers/admin-customer-groups-page'))
          .AdminCustomerGroupsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminCustomer,
    ...lazyPage(
      async () => (await import('../pages/admin/customers/admin-customer-page')).AdminCustomerPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminOrders,
    ...lazyPage(
      async () => (await import('../pages/admin/orders/admin-orders-page')).AdminOrdersPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminOrder,
    ...lazyPage(
      async () => (await import('../pages/admin/orders/admin-order-page')).AdminOrderPage,
    ),
  },
  ...[DASHBOARD_ROUTES.adminSlip, DASHBOARD_ROUTES.adminSlips].map((path) => ({
    path,
    ...lazyPage(
      async () => (await import('../pages/admin/orders/documents/admin-slips-page')).AdminSlipsPage,
    ),
  })),
  ...[DASHBOARD_ROUTES.adminInvoice, DASHBOARD_ROUTES.adminInvoices].map((path) => ({
    path,
    ...lazyPage(
      async () =>
        (await import('../pages/admin/orders/documents/admin-invoices-page')).AdminInvoicesPage,
    ),
  })),
  {
    path: DASHBOARD_ROUTES.adminCreateOrder,
    ...lazyPage(
      async () =>
        (await import('../pages/admin/orders/admin-create-order-page')).AdminCreateOrderPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminPreparedOrders,
    ...lazyPage(
      async () =>
        (await import('../pages/admin/orders/admin-prepared-orders-page')).AdminPreparedOrdersPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminPreparedOrder,
    ...lazyPage(
      async () =>
        (await import('../pages/admin/orders/admin-prepared-order-page')).AdminPreparedOrderPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminPickList,
    ...lazyPage(
      async () =>
        (await import('../pages/admin/orders/documents/admin-pick-list-page')).AdminPickListPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminPromotions,
    ...lazyPage(
      async () =>
        (await import('../pages/admin/promotions/admin-promotions-page')).AdminPromotionsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminCreatePromotion,
    ...lazyPage(
      async () =>
        (await import('../pages/admin/promotions/admin-create-promotion-page'))
          .AdminCreatePromotionPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminPromotion,
    ...lazyPage(
      async () =>
        (await import('../pages/admin/promotions/admin-promotion-page')).AdminPromotionPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminReturns,
    ...lazyPage(
      async () => (await import('../pages/admin/returns/admin-returns-page')).AdminReturnsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminReturnSlip,
    ...lazyPage(
      async () =>
        (await import('../pages/admin/returns/admin-return-slip-page')).AdminReturnSlipPage,
    ),
  },
];
