import { rm } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { endpoints, type Credentials } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { freePort } from '@shop/test-shop/lib/free-port';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { SECRET_KEY, startStripe, type StripeStandin } from '../../stripe/start.js';
import { expectAccessible } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { expect, test } from '../lib/walk.js';

// A shop of its own: in the one of the other walks, payments are simulated.

const WEBHOOK_SECRET = 'whsec_walk';

let folder: string;
let stripe: StripeStandin;
let shop: ShopProcess;
let shopper: Credentials;

test.beforeAll(async () => {
  folder = await temporaryFolder('shop-stripe-walk-');
  stripe = await startStripe(folder);
  const port = String(await freePort());
  shop = await startShop({
    DATA_DIR: `${folder}/data`,
    ADMIN_PASSWORD: ADMIN.password,
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.origin,
  });
  const url = `${shop.origin}/api/v1/payments/stripe/webhook`;
  await stripe.control('endpoint', { url, secrets: [WEBHOOK_SECRET] });
  shopper = await buildShopper(new ApiClient(shop.origin));
});

test.afterAll(async () => {
  await shop.stop();
  await stripe.close();
  await rm(folder, { recursive: true });
});

/** Puts something into the cart, and goes to the page to pay on. */
async function order(page: Page) {
  await enter(page, shopper, '/', shop.origin);
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await expect(page.getByText('item added to cart').first()).toBeVisible();
  await page.goto(`${shop.origin}/cart`);
  await expect(page.getByText('Card (test mode): you pay on the page')).toBeVisible();
  await expectAccessible(page, { part: 'main' });
  await page.getByRole('button', { name: 'Make Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Pay' })).toBeVisible();
}

test('A shopper pays by Stripe: one card is refused, another is not', async ({ page }) => {
  await order(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Payment successfully')).toBeVisible();
  await expect(page).toHaveURL(`${shop.origin}/`);
  await expect(page.getByRole('heading', { name: /^Order \d+ is placed and paid$/ })).toBeVisible();
});

test('A shopper turns back, pays later in two tabs, and pays once', async ({ page, context }) => {
  await order(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  const payNow = page.getByRole('link', { name: 'Pay now' });
  await expect(payNow).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/user\/orders\/\d+$/);
  await expectAccessible(page, { part: 'main' });
  const other = await context.newPage();
  await other.goto((await payNow.getAttribute('href')) ?? '');
  await payNow.click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Payment successfully')).toBeVisible();
  const before = (await stripe.control('intents')).length;
  await other.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(other.getByText('This payment is complete.')).toBeVisible();
  expect(await stripe.control('intents')).toHaveLength(before);
});

test('A shopper pays and closes the tab: the order is paid nevertheless', async ({
  page,
  context,
}) => {
  const tab = await context.newPage();
  await order(tab);
  const before = (await stripe.control('intents')).length;
  // The payment arrives, and the way back to the shop does not.
  const isPaid = new Promise((resolve) => {
    void tab.route(tab.url(), async (route) => resolve(await route.fetch({ maxRedirects: 0 })));
  });
  await tab.getByRole('button', { name: 'Pay', exact: true }).click({ noWaitAfter: true });
  await isPaid;
  await tab.close();
  expect(await stripe.control('intents')).toHaveLength(before + 1);
  await page.goto(`${shop.origin}/dashboard/user/orders`);
  await page
    .getByRole('link', { name: /^Order \d+$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
});

test('What was sent and never paid waits on the overview until its money comes another way', async ({
  page,
}) => {
  await order(page);
  const visitor = new ApiClient(shop.origin);
  const admin = visitor.as(await visitor.session(ADMIN));
  const [placed] = await admin.call(endpoints.listAllOrders, { query: {} });
  if (!placed) throw new Error('There is no order');
  const params = { orderId: placed._id };
  await admin.call(endpoints.updateOrderStatus, { params, body: { status: 'Shipped' } });
  await stripe.control('passTime', { seconds: 2 * 60 * 60 });
  const buyer = visitor.as(await visitor.session(shopper));
  await buyer.call(endpoints.checkMyPayment, { params: { number: placed.number } });
  await enter(page, ADMIN, '/dashboard/admin', shop.origin);
  await page.getByRole('link', { name: /^Sent, not paid/ }).click();
  await page.getByRole('link', { name: new RegExp(`${placed.number}$`) }).click();
  await expect(page.getByText(/is still to be paid: its payment came to nothing/)).toBeVisible();
  await page.getByRole('button', { name: 'Set to paid' }).click();
  const dialog = page.getByRole('dialog', { name: /arrived another way\?$/ });
  await expectAccessible(page, { part: 'dialog' });
  await dialog.getByRole('button', { name: 'Set to paid' }).click();
  await expect(page.getByText(`Order ${placed.number} is paid`)).toBeVisible();
  await expect(page.getByText(/Another way/).first()).toBeVisible();
  await enter(page, ADMIN, '/dashboard/admin', shop.origin);
  await expect(page.getByRole('heading', { name: 'Orders waiting' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Sent, not paid/ })).toHaveCount(0);
});
