import { SHOP_ROUTES, SHOP_TEXT_PAGES } from '@shop/shared';
import type { ComponentType } from 'react';
import { matchRoutes, useLocation, useRoutes, type Path } from 'react-router-dom';
import { accountRoutes } from './account-routes';
import { lazyPage } from './lazy-page';
import { hasCode, loadCode } from './preloading/load-code';
import { ErrorBoundary } from './error-boundary';
import { pageData, type PageHandle, type PageRoute } from './page-handle';
import { privateRoutes } from './private-routes';
import { ShopLayout } from './layouts/shop-layout';
import { loadCart } from './pages/shop/cart/load-cart';
import { notFoundPage } from './pages/static/lazy-not-found-page';
import { StaticLayout } from './pages/static/static-layout';

/** A page in its own chunk, with the data that it shows first. */
function lazyPageOf(load: () => Promise<ComponentType>, data: PageHandle) {
  const { Component, handle } = lazyPage(load);
  return { Component, handle: { ...handle, ...data } };
}

/** The server names the chunks of each page in its HTML: `vite/page-scripts.ts`. */
const shopRoutes: PageRoute[] = [
  {
    path: SHOP_ROUTES.home,
    ...lazyPageOf(async () => (await import('./pages/shop/home-page')).HomePage, pageData.home),
  },
  {
    path: SHOP_ROUTES.product,
    ...lazyPageOf(
      async () => (await import('./pages/shop/product-page')).ProductPage,
      pageData.product,
    ),
  },
  {
    path: SHOP_ROUTES.categories,
    ...lazyPage(async () => (await import('./pages/shop/categories-page')).CategoriesPage),
  },
  {
    path: SHOP_ROUTES.category,
    ...lazyPageOf(
      async () => (await import('./pages/shop/category-page')).CategoryPage,
      pageData.category,
    ),
  },
  {
    path: SHOP_ROUTES.brand,
    ...lazyPageOf(async () => (await import('./pages/shop/brand-page')).BrandPage, pageData.brand),
  },
  {
    path: SHOP_ROUTES.search,
    ...lazyPage(async () => (await import('./pages/shop/search-page')).SearchPage),
  },
  { path: SHOP_ROUTES.cart, ...lazyPage(loadCart) },
];

const staticRoutes: PageRoute[] = [
  {
    path: SHOP_ROUTES.about,
    ...lazyPage(async () => (await import('./pages/static/about-page')).AboutPage),
  },
  {
    path: SHOP_ROUTES.contact,
    ...lazyPage(async () => (await import('./pages/static/contact-page')).ContactPage),
  },
  {
    path: SHOP_ROUTES.policy,
    ...lazyPage(async () => (await import('./pages/static/policy-page')).PolicyPage),
  },
];

const shopTextRoutes = SHOP_TEXT_PAGES.map((page): PageRoute => ({
  path: SHOP_ROUTES[page],
  ...lazyPage(async () => (await import('./pages/static/shop-text-page')).shopTextPage(page)),
}));

/** Every screen of the shop. */
export const pageRoutes: PageRoute[] = [
  ...shopRoutes,
  { Component: StaticLayout, children: [...staticRoutes, ...shopTextRoutes] },
  ...accountRoutes,
  // A server renders only what is the same for every visitor.
  ...(import.meta.env.SSR ? [] : privateRoutes),
  { path: '*', ...notFoundPage },
];

const layout: PageRoute[] = [{ Component: ShopLayout, children: pageRoutes }];

/** Loads the code of the page at a URL, so that it can be rendered without suspending. */
export async function loadPage(address: Partial<Path>): Promise<void> {
  const matches = matchRoutes(pageRoutes, address) ?? [];
  const pages = matches.map(({ route }) => route.handle);
  // Whether there is a product of this address is known only once its page is rendered.
  if (import.meta.env.SSR) pages.push(notFoundPage.handle);
  await Promise.all(pages.flatMap((page) => page?.loadCode?.() ?? []));
}

/** Whether the code of the page at an address has been loaded. */
export const hasPage = (address: Partial<Path>): boolean => hasCode(pageRoutes, address);

/** A path that no page has. */
const UNKNOWN_PATH = '/-';

/** The screen of a path that no route matches, not even `*`, because it has a line break. */
function UnknownPath() {
  return useRoutes(layout, { ...useLocation(), pathname: UNKNOWN_PATH });
}

function Screen() {
  loadCode(pageRoutes, useLocation());
  return useRoutes(layout) ?? <UnknownPath />;
}

/** The screen of the current URL, in its layout. */
export function App() {
  return (
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>
  );
}
