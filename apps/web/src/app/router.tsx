import { matchRoutes, useLocation, useRoutes, type Location } from 'react-router-dom';
import { adminArea } from './admin-routes';
import { lazyPage } from './lazy-page';
import { ErrorBoundary } from './error-boundary';
import { pageData, type PageRoute } from './page-handle';
import { ShopLayout } from './layouts/shop-layout';
import { CategoriesPage } from './pages/shop/categories-page';
import { CategoryPage } from './pages/shop/category-page';
import { HomePage } from './pages/shop/home-page';
import { ProductPage } from './pages/shop/product-page';
import { SearchPage } from './pages/shop/search-page';
import { NotFoundPage } from './pages/static/not-found-page';
import { routes } from '../lib/paths';

/** Browsing: in the first chunk, because nearly every visit begins here. */
const shopRoutes: PageRoute[] = [
  { path: routes.home, Component: HomePage, handle: pageData.home },
  { path: routes.product, Component: ProductPage, handle: pageData.product },
  { path: routes.categories, Component: CategoriesPage },
  { path: routes.category, Component: CategoryPage, handle: pageData.category },
  { path: routes.search, Component: SearchPage },
];

const staticRoutes: PageRoute[] = [
  {
    path: routes.about,
    ...lazyPage(async () => (await import('./pages/static/about-page')).AboutPage),
  },
  {
    path: routes.contact,
    ...lazyPage(async () => (await import('./pages/static/contact-page')).ContactPage),
  },
  {
    path: routes.policy,
    ...lazyPage(async () => (await import('./pages/static/policy-page')).PolicyPage),
  },
];

const cartRoutes: PageRoute[] = [
  { path: routes.cart, ...lazyPage(async () => (await import('./pages/shop/cart-page')).CartPage) },
];

const accountRoutes: PageRoute[] = [
  {
    path: routes.register,
    ...lazyPage(async () => (await import('./pages/account/register-page')).RegisterPage),
  },
  {
    path: routes.login,
    ...lazyPage(async () => (await import('./pages/account/login-page')).LoginPage),
  },
  {
    path: routes.forgotPassword,
    ...lazyPage(
      async () => (await import('./pages/account/forgot-password-page')).ForgotPasswordPage,
    ),
  },
];

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
const userArea: PageRoute = {
  ...lazyPage(async () => (await import('./guards/user-guard')).UserGuard),
  children: [
    {
      ...lazyPage(async () => (await import('./layouts/user-area')).UserArea),
      children: userRoutes,
    },
  ],
};

/** Every screen of the shop. */
export const pageRoutes: PageRoute[] = [
  ...shopRoutes,
  ...staticRoutes,
  ...cartRoutes,
  ...accountRoutes,
  userArea,
  adminArea,
  { path: '*', Component: NotFoundPage },
];

const layout: PageRoute[] = [{ Component: ShopLayout, children: pageRoutes }];

/** A page, its layout and its guard are requested together, not as one renders the next. */
function loadCode(location: Location) {
  for (const { route } of matchRoutes(pageRoutes, location) ?? []) {
    // The page that needs it shows the failure.
    route.handle?.loadCode?.(location.key).catch(() => undefined);
  }
}

function Screen() {
  loadCode(useLocation());
  return useRoutes(layout);
}

/** The screen of the current address, in its layout. */
export function App() {
  return (
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>
  );
}
