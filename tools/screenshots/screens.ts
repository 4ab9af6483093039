import type { Page } from '@playwright/test';
import { endpoints, type Credentials } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN, MAYA } from '@shop/test-shop/client/people';

/** A screen, its user, and the actions before the screenshot. */
export interface Screen {
  name: string;
  path: string;
  visitor?: Credentials;
  /** Slugs of the products in the cart. */
  cart?: readonly string[];
  /** Whether the screenshot is taken before the data arrive. */
  whileLoading?: boolean;
  act?: (page: Page) => Promise<void>;
}

type Options = Omit<Screen, 'name' | 'path' | 'visitor'>;

const CART = ['walnut-chair', 'stoneware-teapot', 'wireless-headphones'];
const OPERATOR = { ...ADMIN, password: process.env.ADMIN_PASSWORD ?? '' };

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
}

/** Changes the status of an order and sets it back, so that there are audit entries to see. */
async function makeAuditEntries(page: Page): Promise<void> {
  const admin = await new ApiClient(new URL(page.url()).origin).signIn(OPERATOR);
  const [order] = await admin.call(endpoints.listAllOrders, { query: { pageSize: 1 } });
  if (!order) throw new Error('The shop has no order');
  for (const status of ['Processing', 'Shipped', order.status] as const) {
    const params = { orderId: order._id };
    await admin.call(endpoints.updateOrderStatus, { params, body: { status } });
  }
  await page.reload({ waitUntil: 'networkidle' });
}

/** Opens the buyer's newest order. */
async function openOrder(page: Page): Promise<void> {
  await page.locator('main a[href^="/dashboard/user/orders/"]').first().click();
  await page.getByRole('heading', { level: 1, name: /^Order \d+/ }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Selects three orders and a status, so that the bar below the list appears. */
async function selectOrders(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Select order/ });
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await page.getByLabel('Status for the selected orders').selectOption('Processing');
}

/** Types into the search field, so that suggestions appear. */
async function typeWords(page: Page): Promise<void> {
  await page
    .getByRole('searchbox', { name: 'Search' })
    .or(page.getByRole('combobox'))
    .first()
    .click();
  await page.keyboard.type('chai', { delay: 40 });
  await page.getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Sends search counts, as shoppers' pages do. */
async function countSearches(page: Page): Promise<void> {
  const shopper = new ApiClient(new URL(page.url()).origin);
  const searches = { chair: 6, 'wireless headphones': 12, davenport: 0, 'tea pot': 1 };
  for (const [words, found] of Object.entries(searches))
    await shopper.call(endpoints.countSearch, { body: { words, found } });
  const row = page.getByRole('row', { name: 'davenport' });
  for (let tries = 0; tries < 20 && !(await row.isVisible()); tries += 1) {
    await page.waitForTimeout(1_000);
    await page.reload({ waitUntil: 'networkidle' });
  }
}

async function showBuiltInSynonyms(page: Page): Promise<void> {
  await page.getByText('built-in lines').click();
  await page.getByLabel('Find a line').fill('sofa');
  await page.getByText('sofa, couch').first().waitFor();
}

/** Opens the dialog that pins products. */
async function pinProducts(page: Page): Promise<void> {
  await page.getByLabel('When shoppers search for').fill('sofa');
  await page.getByRole('button', { name: /^Choose products/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Pin / }).first().waitFor();
}

function screensOf(
  visitor: Credentials | undefined,
  table: Record<string, [path: string, options?: Options]>,
): Screen[] {
  return Object.entries(table).map(([name, [path, options]]) => ({
    name,
    path,
    visitor,
    ...options,
  }));
}

export const SCREENS: readonly Screen[] = [
  ...screensOf(undefined, {
    home: ['/'],
    product: ['/product/walnut-chair'],
    categories: ['/categories'],
    category: ['/category/music'],
    search: ['/search?q=chair'],
    'search-filtered': ['/search?q=wirless+speker&price=3&stock=in'],
    suggestions: ['/', { act: typeWords }],
    'search-without-results': ['/search?q=zeppelin'],
    'cart-empty': ['/cart'],
    'cart-guest': ['/cart', { cart: CART }],
    about: ['/about'],
    contact: ['/contact'],
    policy: ['/policy'],
    register: ['/register'],
    login: ['/login'],
    'forgot-password': ['/forgot-password'],
    'not-found': ['/no/such/page'],
    offline: ['/', { act: goOffline }],
    guard: ['/dashboard/user', { whileLoading: true }],
  }),
  ...screensOf(MAYA, {
    cart: ['/cart', { cart: CART }],
    dashboard: ['/dashboard/user'],
    profile: ['/dashboard/user/profile'],
    orders: ['/dashboard/user/orders'],
    order: ['/dashboard/user/orders', { act: openOrder }],
    security: ['/dashboard/user/security'],
    'your-data': ['/dashboard/user/data'],
  }),
  ...screensOf(OPERATOR, {
    'admin-dashboard': ['/dashboard/admin'],
    'admin-categories': ['/dashboard/admin/create-category'],
    'admin-category-edit': [
      '/dashboard/admin/create-category',
      { act: (page) => page.getByRole('button', { name: /^edit/i }).first().click() },
    ],
    'admin-create-product': ['/dashboard/admin/create-product'],
    'admin-products': ['/dashboard/admin/products'],
    'admin-product-edit': ['/dashboard/admin/products/walnut-chair'],
    'admin-users': ['/dashboard/admin/users'],
    'admin-orders': ['/dashboard/admin/orders'],
    'admin-orders-selected': ['/dashboard/admin/orders', { act: selectOrders }],
    'admin-order': ['/dashboard/admin/orders/1003'],
    'admin-slips': ['/dashboard/admin/orders/slips?orders=1003,1004'],
    'admin-invoice': ['/dashboard/admin/orders/1003/invoice'],
    'admin-searches': ['/dashboard/admin/searches', { act: countSearches }],
    'admin-synonyms': ['/dashboard/admin/searches/synonyms', { act: showBuiltInSynonyms }],
    'admin-pins': ['/dashboard/admin/searches/pins', { act: pinProducts }],
    'admin-settings': ['/dashboard/admin/settings'],
    'admin-changes': ['/dashboard/admin/changes', { act: makeAuditEntries }],
  }),
];
