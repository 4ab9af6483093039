import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { leftIn } from '../lib/left-in.js';
import { signIn } from '../lib/sign-in.js';
import { expect, test } from '../lib/walk.js';

/** Pages of a shopper's own, and a product that they looked at. */
const SEEN = [
  '/product/walnut-chair',
  '/dashboard/user/orders',
  '/dashboard/user/addresses',
  '/dashboard/user/profile',
];

test('After Logout without a connection, who signs in next and goes Back sees nothing of the one before', async ({
  browser,
  baseURL,
}) => {
  const visitor = new ApiClient(baseURL ?? '');
  const [shopper, other] = [await buildShopper(visitor), await buildShopper(visitor)];
  // A lost connection is an error in the console, which this walk doesn't watch in a context of its own.
  const device = await browser.newContext({ baseURL });
  const page = await device.newPage();
  const heading = page.getByRole('heading', { level: 1 });
  const ofShopper = new RegExp(`walnut|${shopper.email}`, 'i');

  await page.goto('/login');
  await signIn(page, shopper);
  await expect(page).toHaveURL(/\/$/);
  for (const path of SEEN) {
    await page.goto(path);
    await expect(heading).toBeVisible();
  }
  expect(await leftIn(page)).toMatch(ofShopper);

  await device.setOffline(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => leftIn(page)).not.toMatch(ofShopper);

  await device.setOffline(false);
  await page.goto('/login');
  await signIn(page, other);
  await expect(page).toHaveURL(/\/$/);
  for (const path of SEEN.slice(1).reverse()) {
    for (let steps = 0; steps < 5 && !page.url().endsWith(path); steps += 1) await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.waitForLoadState('networkidle');
    await expect(heading).toBeVisible();
    expect(await page.content(), path).not.toMatch(ofShopper);
    expect(await leftIn(page), path).not.toMatch(ofShopper);
  }
  await device.close();
});
