import type { Page } from '@playwright/test';
import { API_PREFIX, endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { leftIn } from '../lib/left-in.js';
import { signIn } from '../lib/sign-in.js';
import { expect, test } from '../lib/walk.js';

const items = (page: Page) =>
  page.getByRole('list', { name: 'Items' }).getByRole('listitem').getByRole('heading');

/** Waits until the account has the cart of a page. */
const isKept = (page: Page) =>
  page.waitForResponse(
    (reply) =>
      reply.request().method() === 'PUT' && reply.url().endsWith('/auth/cart') && reply.ok(),
  );

async function add(page: Page, slug: string) {
  await page.goto(`/product/${slug}`);
  const kept = isKept(page);
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await kept;
}

/** Ends the session in this browser's storage as its shopper would from another device. */
async function endSession(page: Page) {
  const { token } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('auth') ?? '') as { token: string },
  );
  const { method, path } = endpoints.logout;
  await page.request.fetch(API_PREFIX + path, { method, headers: { Authorization: token } });
}

function expectNothingOf({ email }: { email: string }, left: string) {
  expect(left).not.toMatch(/walnut|teapot|checkout/i);
  expect(left).not.toContain(email);
}

test('A cart follows its shopper to another device that was offline, and is gone for who signs in next', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = new ApiClient(baseURL ?? '');
  const [shopper, other] = [await buildShopper(visitor), await buildShopper(visitor)];
  await page.goto('/login');
  await signIn(page, shopper);
  await expect(page).toHaveURL(/\/$/);
  await add(page, 'walnut-chair');

  // Its lost connection is an error in the console, which this walk doesn't watch in another context.
  const device = await browser.newContext({ baseURL });
  const tablet = await device.newPage();
  await tablet.goto('/login?next=%2Fcart');
  await signIn(tablet, shopper);
  await expect(items(tablet)).toHaveText(['Walnut Chair']);
  await expect(tablet.getByText('Walnut Chair was added.')).toBeVisible();

  await device.setOffline(true);
  await tablet.getByRole('button', { name: 'Remove' }).click();
  await expect(items(tablet)).toHaveCount(0);
  await add(page, 'stoneware-teapot');
  const kept = isKept(tablet);
  await device.setOffline(false);
  await expect(items(tablet)).toHaveText(['Stoneware Teapot']);
  await kept;
  await device.close();
  await page.goto('/cart');
  await expect(items(page)).toHaveText(['Stoneware Teapot']);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, other);
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByText('Your Cart Is Empty')).toBeVisible();
  expectNothingOf(shopper, await leftIn(page));
});

test.describe('When sessions end by themselves', () => {
  test.use({ isRefused: true });

  test('the scrolled cart says so, and neither Logout nor the next person’s sign-in leaves anything', async ({
    page,
    baseURL,
  }) => {
    const visitor = new ApiClient(baseURL ?? '');
    const [shopper, other] = [await buildShopper(visitor), await buildShopper(visitor)];
    const payment = page.getByRole('button', { name: 'Make Payment' });
    const ended = page.getByText('Your session has ended.');
    await page.goto('/login');
    await signIn(page, shopper);
    await expect(page).toHaveURL(/\/$/);
    await add(page, 'walnut-chair');
    await add(page, 'stoneware-teapot');

    // The reply to a payment is lost, and the session is over before it is sent again.
    await page.setViewportSize({ width: 375, height: 600 });
    await page.goto('/cart');
    await page.route('**/api/v1/orders', (route) => route.fulfill({ status: 408 }));
    await payment.click();
    await expect(page.getByText(/We don’t know yet whether your order was placed/)).toBeVisible();
    await page.unroute('**/api/v1/orders');
    await endSession(page);
    await payment.click();
    await expect(ended).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expect(items(page)).toHaveText(['Walnut Chair', 'Stoneware Teapot']);
    await page.getByRole('link', { name: 'Log in again' }).click();
    await signIn(page, shopper);
    await expect(page).toHaveURL(/\/cart$/);
    await expect(items(page)).toHaveText(['Walnut Chair', 'Stoneware Teapot']);

    await page.setViewportSize({ width: 1366, height: 768 });
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText(/look at your orders before you pay again/)).toBeVisible();
    expectNothingOf(shopper, await leftIn(page));

    await signIn(page, shopper);
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('link', { name: /^Cart/ }).click();
    await expect(items(page)).toHaveText(['Walnut Chair', 'Stoneware Teapot']);
    await endSession(page);
    await page
      .getByRole('button', { name: /^One more/ })
      .first()
      .click();
    await expect(ended).toBeVisible();
    await expect(items(page)).toHaveText(['Walnut Chair', 'Stoneware Teapot']);
    await page.getByRole('link', { name: 'Log in again' }).click();
    await signIn(page, other);
    await expect(page.getByText('Your Cart Is Empty')).toBeVisible();
    expectNothingOf(shopper, await leftIn(page));
    await page.reload();
    await expect(page.getByText('Your Cart Is Empty')).toBeVisible();
    expectNothingOf(shopper, await leftIn(page));
  });
});
