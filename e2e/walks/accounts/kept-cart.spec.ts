import type { Page } from '@playwright/test';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { signIn } from '../lib/sign-in.js';
import { expect, test } from '../lib/walk.js';

const items = (page: Page) =>
  page.getByRole('list', { name: 'Items' }).getByRole('listitem').getByRole('heading');

async function add(page: Page, slug: string) {
  await page.goto(`/product/${slug}`);
  const kept = page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/auth/cart'),
  );
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await kept;
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
  await device.setOffline(false);
  await expect(items(tablet)).toHaveText(['Stoneware Teapot']);
  await device.close();
  await page.goto('/cart');
  await expect(items(page)).toHaveText(['Stoneware Teapot']);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, other);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByText('Your Cart Is Empty')).toBeVisible();
  const left = await page.evaluate(async () =>
    JSON.stringify([localStorage, sessionStorage, history.state, await caches.keys()]),
  );
  expect(left).not.toMatch(/walnut|teapot/i);
  expect(left).not.toContain(shopper.email);
});
