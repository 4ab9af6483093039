import { endpoints } from '@shop/shared';
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { serveEmptyShop } from '../testing/serve-empty-shop';
import { buildCategory, buildProduct, buildSession } from '../testing/factories';
import { on, refusal, server } from '../testing/handlers';
import { renderApp } from '../testing/render-app';

// The route list of the specification (section 2).

beforeEach(() => {
  serveEmptyShop();
  server.use(
    on(endpoints.checkUser).answer(() => ({ success: true, ok: true })),
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getProduct).answer(() => ({
      success: true,
      product: buildProduct({ name: 'Desk Lamp', slug: 'desk-lamp' }),
    })),
    on(endpoints.listSimilarProducts).answer(() => ({ success: true, products: [] })),
    on(endpoints.listCategoryProducts).answer(() => ({
      success: true,
      category: buildCategory(),
      products: [],
      total: 0,
    })),
  );
});

test.each([
  ['/', 'All Products'],
  ['/product/desk-lamp', 'Desk Lamp'],
  ['/product/desk-lamp', 'Similar Products'],
  ['/categories', 'All Categories'],
  ['/category/electronics', 'Electronics'],
  ['/search', 'Search Results'],
  ['/cart', 'Hello Guest'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/policy', 'Privacy Policy'],
  ['/forgot-password', 'RESET PAAWORD'],
  ['/reset-password', 'Set a new password'],
  ['/register', 'Register'],
  ['/login', 'Login'],
  ['/no/such/page', '404'],
])('%s shows a visitor "%s" [S1.1 S2.6]', async (path, heading) => {
  renderApp(path);
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});

test.each(['%0A', '%0D', '%E2%80%A8', '%E2%80%A9', '%00'])(
  'a path with %s is not there, whether it is opened or followed',
  async (odd) => {
    const paths = [
      `/x${odd}y`,
      `/cart/${odd}`,
      `/dashboard/user/${odd}`,
      `/${odd}`,
      `/product/a/${odd}`,
    ];
    const { router } = renderApp('/about');
    for (const path of paths) {
      await act(() => router.navigate(path));
      expect(await screen.findByRole('heading', { name: '404' }), path).toBeVisible();
      expect(screen.getByRole('banner')).toBeVisible();
      await act(() => router.navigate('/about'));
      expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
    }
    cleanup();
    renderApp(`/x${odd}y`);
    expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  },
);

test.each([
  ['/dashboard/user', 'Dashboard'],
  ['/dashboard/user/orders', 'Orders'],
  ['/dashboard/user/profile', 'Profile'],
])('%s shows a shopper "%s", beside the menu [S2.7]', async (path, heading) => {
  server.use(on(endpoints.listMyOrders).answer(() => []));
  renderApp(path, { session: buildSession() });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
});

test.each([
  ['/dashboard/admin', 'Admin Panel'],
  ['/dashboard/admin/create-category', 'Manage Category'],
  ['/dashboard/admin/create-product', 'Create Product'],
  ['/dashboard/admin/products', 'Products'],
  ['/dashboard/admin/products/desk-lamp', 'Edit product'],
  ['/dashboard/admin/users', 'All users'],
  ['/dashboard/admin/customers', 'Customers'],
  ['/dashboard/admin/orders', 'All orders'],
])('%s shows an administrator "%s", beside the menu [S1.3 S2.8 S2.38]', async (path, heading) => {
  server.use(
    on(endpoints.listUsers).answer(() => ({ success: true, users: [], total: 0 })),
    on(endpoints.listAllOrders).answer(() => []),
    on(endpoints.getOverview).answer(() => ({
      success: true,
      waiting: [],
      toSend: 0,
      sentUnpaid: 0,
      paidInPart: 0,
      toReturn: 0,
      disputed: { orders: 0, dueAt: null },
      returns: { requested: 0, received: 0 },
      failedTasks: 0,
      lowStock: { mark: 5, total: 0, products: [] },
    })),
    on(endpoints.getFigures).answer(() => refusal(503, 'Back soon')),
    on(endpoints.getFirstSteps).answer(() => refusal(503, 'Back soon')),
  );
  renderApp(path, { session: buildSession({ role: 1 }) });
  expect(await screen.findByText(heading, { selector: 'h1' })).toBeInTheDocument();
  const menu = document.querySelector('nav[aria-label="Admin Panel"]');
  const addresses = Array.from(menu?.querySelectorAll('a') ?? [], (a) => a.getAttribute('href'));
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/dashboard/admin/create-category',
      '/dashboard/admin/create-product',
      '/dashboard/admin/products',
    ]),
  );
});
