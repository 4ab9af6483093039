import { routes } from '../lib/address/dashboard-paths';
import { lazyPage } from './lazy-page';
import type { PageRoute } from './page-handle';

const userRoutes: PageRoute[] = [
  {
    path: routes.userDashboard,
    ...lazyPage(async () => (await import('./pages/user/user-dashboard-page')).UserDashboardPage),
  },
  {
    path: routes.userOrders,
    ...lazyPage(async () => (await import('./pages/user/user-orders-page')).UserOrdersPage),
  },
  {
    path: routes.userOrder,
    ...lazyPage(async () => (await import('./pages/user/user-order-page')).UserOrderPage),
  },
  {
    path: routes.userInvoice,
    ...lazyPage(async () => (await import('./pages/user/user-invoice-page')).UserInvoicePage),
  },
  {
    path: routes.userProfile,
    ...lazyPage(async () => (await import('./pages/user/user-profile-page')).UserProfilePage),
  },
  {
    path: routes.userSecurity,
    ...lazyPage(async () => (await import('./pages/security-page')).SecurityPage),
  },
  {
    path: routes.userData,
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
