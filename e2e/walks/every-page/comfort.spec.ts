import { test as base, type Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessible.js';
import { PUBLIC_PAGES } from '../lib/public-pages.js';
import { expect, test } from '../lib/walk.js';

// Products of other walks are left out, because they may sell out or be removed meanwhile.
const add = (page: Page, place: number) =>
  page
    .getByRole('article')
    .filter({ hasNotText: 'Parcel' })
    .nth(place)
    .getByRole('button', { name: 'ADD TO CART' })
    .click();

const inCart = (page: Page) => page.getByRole('list', { name: 'Items' }).getByRole('listitem');

test('An item removed by mistake is restored with the keyboard', async ({ page }) => {
  await page.goto('/');
  await add(page, 0);
  await add(page, 1);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(inCart(page)).toHaveCount(2);
  const names = await inCart(page).getByRole('heading').allTextContents();
  await inCart(page).first().getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(inCart(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(inCart(page).getByRole('heading')).toHaveText(names);
});

test('On a phone the buy bar is visible with its product, never covers what has the focus, and leaves with it', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'wide pages show the button beside the picture');
  await page.goto('/product/walnut-chair');
  const product = page.getByRole('article').first();
  const buy = product.getByRole('button', { name: 'ADD TO CART' });
  await expect(buy).toBeInViewport({ ratio: 1 });
  await expect(buy).toHaveAccessibleDescription('Walnut Chair');
  const category = product.getByRole('definition').getByRole('link').first();
  await category.focus();
  const [link, bar] = [await category.boundingBox(), await buy.boundingBox()];
  if (!link || !bar) throw new Error('The link or the button is not on the page');
  expect(link.y + link.height).toBeLessThanOrEqual(bar.y);
  const similar = page.getByRole('region', { name: 'Similar Products' }).getByRole('article');
  await similar.first().getByRole('button').scrollIntoViewIfNeeded();
  await expect(buy).not.toBeInViewport();
});

for (const path of ['/', '/category/toys', '/product/walnut-chair']) {
  test(`Nothing on ${path} moves while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      let shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifted += Number(entry.value);
        document.documentElement.dataset.shifted = String(shifted);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState('networkidle');
    const shifted = await page.evaluate(() => document.documentElement.dataset.shifted ?? '0');
    // web.dev calls up to 0.1 good.
    expect(Number(shifted)).toBeLessThan(0.02);
  });
}

// A lost connection is an error in the console, so this walk does not fail on those.
base('The cart works offline, and the product list recovers by itself', async ({ page }) => {
  await page.goto('/');
  await add(page, 0);
  await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('1');
  await page.goto('/cart');
  await expect(inCart(page)).toHaveCount(1);
  // The code that shows messages, with their Undo, is the last that a page loads.
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await page.getByRole('link', { name: /^Cart/ }).click();
  await inCart(page).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Your Cart Is Empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inCart(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Ecommerce App' }).click();
  await expect(page.getByText('Something Went Wrong').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});

test('What voice control reads on a control is in its name', async ({ page }) => {
  await page.goto('/product/walnut-chair');
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  for (const [address] of PUBLIC_PAGES)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectAccessible(page, { rules: ['label-content-name-mismatch'] });
    });
});
