import { DASHBOARD_ROUTES, SHOP_ROUTES } from '@shop/shared';
import { lazyPage } from './lazy-page';
import type { PageRoute } from './page-handle';

const userRoutes: PageRoute[] = [
  {
    path: SHOP_ROUTES.userDashboard,
    ...lazyPage(async () => (await import('./pages/user/user-dashboard-page')).UserDashboardPage),
  },
  {
    path: DASHBOARD_ROUTES.userOrders,
    ...lazyPage(async () => (await import('./pages/user/user-orders-page')).UserOrdersPage),
  },
  {
    path: DASHBOARD_ROUTES.userOrder,
    ...lazyPage(async () => (await import('./pages/user/user-order-page')).UserOrderPage),
  },
  {
    path: DASHBOARD_ROUTES.userPreparedOrder,
    ...lazyPage(
      async () => (await import('./pages/user/user-prepared-order-page')).UserPreparedOrderPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.userInvoice,
    ...lazyPage(async () => (await import('./pages/user/user-invoice-page')).UserInvoicePage),
  },
  {
    path: DASHBOARD_ROUTES.userReturnSlip,
    ...lazyPage(
      async () => (await import('./pages/user/user-return-slip-page')).UserReturnSlipPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.userProfile,
    ...lazyPage(async () => (await import('./pages/user/user-profile-page')).UserProfilePage),
  },
  {
    path: DASHBOARD_ROUTES.userAddresses,
    ...lazyPage(async () => (await import('./pages/user/user-addresses-page')).UserAddressesPage),
  },
  {
    path: DASHBOARD_ROUTES.userSecurity,
    ...lazyPage(async () => (await import('./pages/security-page')).SecurityPage),
  },
  {
    path: DASHBOARD_ROUTES.userData,
    ...lazyPage(async () => (await import('./pages/your-data-page')).YourDataPage),
  },
];

/** The shopper's own pages, behind their guard. */
export const userArea: PageRoute = {
  ...lazyPage(async () => (await import('./guards/user-guard')).UserGuard),
  children: [
    {
      ...lazyPage(async () => (await import('./layouts/user-area')).UserArea),
      children: userRoutes,
    },
  ],
};
