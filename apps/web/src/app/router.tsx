import { useLocation, useRoutes } from 'react-router-dom';
import { lazyPage } from './lazy-page';
import { loadCode } from './load-code';
import { ErrorBoundary } from './error-boundary';
import { pageData, type PageRoute } from './page-handle';
import { ShopLayout } from './layouts/shop-layout';
import { CategoriesPage } from './pages/shop/categories-page';
import { CategoryPage } from './pages/shop/category-page';
import { HomePage } from './pages/shop/home-page';
import { ProductPage } from './pages/shop/product-page';
import { SearchPage } from './pages/shop/search-page';
import { NotFoundPage } from './pages/static/not-found-page';
import { DASHBOARD, routes } from '../lib/paths';

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

/** Every screen of the shop. */
export const pageRoutes: PageRoute[] = [
  ...shopRoutes,
  ...staticRoutes,
  ...cartRoutes,
  ...accountRoutes,
  {
    path: `${DASHBOARD}/*`,
    ...lazyPage(async () => (await import('./dashboard')).Dashboard),
  },
  { path: '*', Component: NotFoundPage },
];

const layout: PageRoute[] = [{ Component: ShopLayout, children: pageRoutes }];

function Screen() {
  loadCode(pageRoutes, useLocation());
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
