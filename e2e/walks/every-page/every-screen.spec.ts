import { endpoints } from '@shop/shared';
import { test as plain, type Page } from '@playwright/test';
import { ADMIN, THEO } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { expectRoomAtZoom } from '../lib/edges.js';
import { enter } from '../lib/enter.js';
import { test } from '../lib/own/own-products.js';
import { buildRecords, type OwnRecords } from '../lib/own/own-records.js';
import { expect } from '../lib/walk.js';

/** Every route of the specification's table by role, with a heading that proves it has loaded. */
const SCREENS = {
  visitor: [
    ['/', 'All Products'],
    ['/product/walnut-chair', 'Walnut Chair'],
    ['/categories', /categories/i],
    ['/category/music', 'Music'],
    ['/brand/northway', 'Northway'],
    ['/search?q=chair', /search|found|chair/i],
    ['/cart', /\S/],
    ['/about', /about/i],
    ['/contact', /contact/i],
    ['/policy', /policy/i],
    ['/delivery', 'Delivery'],
    ['/returns', 'Returns'],
    ['/terms', 'Terms'],
    ['/imprint', 'Imprint'],
    ['/forgot-password', 'RESET PAAWORD'],
    ['/reset-password', 'Set a new password'],
    ['/reset-password?token=of-a-mail', 'Set a new password'],
    ['/register', /register/i],
    ['/login', /login/i],
  ],
  shopper: [
    ['/dashboard/user', /\S/],
    ['/dashboard/user/orders', /orders/i],
    ['/dashboard/user/orders/1001', 'Order 1001'],
    ['/dashboard/user/orders/1001/invoice', /^Invoice /],
    ['/dashboard/user/profile', /\S/],
    ['/dashboard/user/addresses', 'Addresses'],
    ['/dashboard/user/security', 'Sessions'],
    ['/dashboard/user/data', 'Your data'],
    ['/cart', /Theo/],
  ],
  admin: [
    ['/dashboard/admin', 'Day by day'],
    ['/dashboard/admin/create-category', 'Manage Category'],
    ['/dashboard/admin/brands', 'Brands'],
    ['/dashboard/admin/create-product', 'Create Product'],
    ['/dashboard/admin/products', /products/i],
    ['/dashboard/admin/products?stock=low&sort=quantity', /products/i],
    ['/dashboard/admin/products/walnut-chair', /product/i],
    ['/dashboard/admin/products/walnut-chair/variants', 'Options and variants'],
    ['/dashboard/admin/products/walnut-chair/stock', 'Stock history'],
    ['/dashboard/admin/products/import', 'Import products'],
    ['/dashboard/admin/prices', 'Prices and stock'],
    ['/dashboard/admin/product-details', 'Product details'],
    ['/dashboard/admin/users', 'All users'],
    ['/dashboard/admin/customers', 'Customers'],
    ['/dashboard/admin/customers?search=nobody', 'No customers match these filters'],
    ['/dashboard/admin/customers/groups', 'Groups of customers'],
    ['/dashboard/admin/staff', 'Staff'],
    ['/dashboard/admin/delivery', 'Delivery'],
    ['/dashboard/admin/delivery/new', 'New delivery zone'],
    ['/dashboard/admin/taxes', 'Start with the usual rates'],
    ['/dashboard/admin/returns', 'Returns'],
    ['/dashboard/admin/mails', 'Mails'],
    ['/dashboard/admin/mail-settings', 'Mail settings'],
    ['/dashboard/admin/jobs', 'Tasks'],
    ['/dashboard/admin/webhooks', 'Webhooks'],
    ['/dashboard/admin/api-keys', 'API keys'],
    ['/dashboard/admin/changes', 'Changes'],
    ['/dashboard/admin/security', 'Sessions'],
    ['/dashboard/admin/settings', 'The shop'],
    ['/dashboard/admin/data', 'Your data'],
    ['/dashboard/admin/searches', 'What shoppers look for'],
    ['/dashboard/admin/searches/synonyms', 'Synonyms'],
    ['/dashboard/admin/searches/filters', 'Filters'],
    ['/dashboard/admin/searches/pins', 'Pinned products'],
    ['/dashboard/admin/promotions', 'Promotions'],
    ['/dashboard/admin/promotions/create', 'New promotion'],
    ['/dashboard/admin/orders', /orders/i],
    ['/dashboard/admin/orders?status=waiting&days=30', /orders/i],
    ['/dashboard/admin/orders?search=nobody', 'No orders match these filters'],
    ['/dashboard/admin/orders/create', 'New order'],
    ['/dashboard/admin/orders/prepared', 'Prepared orders'],
    ['/dashboard/admin/orders/1001', 'Order 1001'],
    ['/dashboard/admin/orders/1001/slip', 'Packing slip for order 1001'],
    ['/dashboard/admin/orders/slips?orders=1001,1002', '2 packing slips'],
    ['/dashboard/admin/orders/pick-list?orders=1001,1002', 'Pick list for 2 orders'],
    ['/dashboard/admin/orders/1001/invoice', /^Invoice /],
    ['/dashboard/admin/orders/invoices?orders=1009,1008', /^Invoice /],
  ],
} as const;

/** The people for each role; a visitor is not signed in. */
const PEOPLE = { visitor: undefined, shopper: THEO, admin: ADMIN } as const;

/** On a desktop the page is loaded in light and switched to dark; colours don't depend on the width. */
const LOADED_IN = { desktop: 'light', phone: 'dark' } as const;

/** The screens of records that the demo shop lacks. */
const screensOf = ({ customer, order, promotion, webhook, ...records }: OwnRecords) =>
  [
    [`/dashboard/admin/customers/${customer}`, 'Notes'],
    [`/dashboard/admin/orders/${order}/returns/${records.return}`, /^Return slip/],
    [`/dashboard/admin/promotions/${promotion}`, 'Edit promotion'],
    [`/dashboard/admin/webhooks/${webhook}`, 'Deliveries'],
  ] as const;

async function expectWholeScreen(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

async function expectScreen(
  page: Page,
  [path, heading]: readonly [path: string, heading: string | RegExp],
  loadedIn: 'light' | 'dark',
): Promise<void> {
  await test.step(path, async () => {
    await page.emulateMedia({ colorScheme: loadedIn });
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expectWholeScreen(page);
    if (loadedIn === 'dark') return;
    await expectAccessibleIn('dark', page);
    await expectRoomAtZoom(page);
  });
}

for (const role of ['visitor', 'shopper', 'admin'] as const)
  test(`every screen of the ${role} fits the viewport and is accessible in both themes`, async ({
    page,
  }, { project }) => {
    test.setTimeout(SCREENS[role].length * 30_000);
    const loadedIn = LOADED_IN[project.name === 'phone' ? 'phone' : 'desktop'];
    const person = PEOPLE[role];
    if (person) await enter(page, person, '/about');
    for (const screen of SCREENS[role]) await expectScreen(page, screen, loadedIn);
  });

test('every screen of a record fits the viewport and is accessible in both themes', async ({
  page,
  buildOwnProducts,
  baseURL,
}, { project }) => {
  const loadedIn = LOADED_IN[project.name === 'phone' ? 'phone' : 'desktop'];
  const own = await buildOwnProducts(['Parcel lamp'], 1);
  const records = await buildRecords(baseURL ?? '', own);
  await enter(page, ADMIN, '/about');
  for (const screen of screensOf(records)) await expectScreen(page, screen, loadedIn);
  await own.admin.call(endpoints.deleteWebhook, { params: { id: records.webhook } });
});

// A 404 is an error in the console, so this walk does not fail on those.
plain('An unknown address leads back to the shop', async ({ page }) => {
  const reply = await page.goto('/no/such/page');
  expect(reply?.status()).toBe(404);
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByText('oops ! page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/$/);
});
