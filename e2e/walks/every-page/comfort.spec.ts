import { test as base, type Locator, type Page } from '@playwright/test';
import { THEO } from '@shop/test-shop/client/people';
import { expectAccessible, SPEECH } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
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

/** How far things may move while a page loads: web.dev calls up to 0.1 good. */
const MAX_SHIFT = 0.02;

for (const path of ['/', '/category/toys', '/search?q=lamp', '/product/walnut-chair']) {
  test(`Nothing on ${path} moves while it comes over a slow line`, async ({ page }) => {
    const line = await page.context().newCDPSession(page);
    const speed = { downloadThroughput: 50_000, uploadThroughput: 50_000 };
    await line.send('Network.emulateNetworkConditions', { offline: false, latency: 400, ...speed });
    await page.addInitScript(() => {
      let shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifted += Number(entry.value);
        document.documentElement.dataset.shifted = String(shifted);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'load' });
    await page.mouse.wheel(0, 2_000);
    await expect(page.locator('footer')).toBeAttached();
    const fast = { downloadThroughput: -1, uploadThroughput: -1 };
    await line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, ...fast });
    await page.waitForLoadState('networkidle');
    const shifted = await page.evaluate(() => document.documentElement.dataset.shifted ?? '0');
    expect(Number(shifted)).toBeLessThan(MAX_SHIFT);
  });
}

/** Expects a product's card, which begins with the photo, to be in the window down to the name. */
async function expectInSight(card: Locator, what: string) {
  const name = card.getByRole('heading');
  await expect(name, what).toBeInViewport({ ratio: 0.99, timeout: 5_000 });
  const { y = NaN } = (await card.boundingBox()) ?? {};
  expect(y, `the upper edge of the first card: ${what}`).toBeGreaterThanOrEqual(0);
}

test('The photo and the name of the first product are on the first screen of the shop', async ({
  page,
}) => {
  await page.goto('/');
  await expectInSight(page.getByRole('main').getByRole('article').first(), 'home');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('A link with filters opens at the products', async ({ page }) => {
  for (const path of ['/?category=toys', '/?price=1&stock=in', '/category/toys?stock=in']) {
    // A busy shop may send the page's shell, which opens at its top.
    await expect(async () => {
      await page.goto(path);
      await expectInSight(page.getByRole('main').getByRole('article').first(), path);
    }).toPass({ intervals: [0] });
  }
  await page.goto('/?category=toys');
  const title = page.getByRole('heading', { name: 'All Products' });
  await expect.poll(async () => (await title.boundingBox())?.y ?? NaN).toBeLessThan(200);
});

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
      await expectAccessible(page, { rules: SPEECH });
    });
});

const ACCOUNT = ['', '/orders', '/orders/1001', '/profile', '/addresses', '/security', '/data'];

test('What voice control reads is in the names of a shopper’s own pages, too', async ({ page }) => {
  await enter(page, THEO, '/about');
  for (const place of ACCOUNT)
    await test.step(place, async () => {
      await page.goto(`/dashboard/user${place}`);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, { rules: SPEECH });
    });
});

test('What voice control reads is in the names of the filters and of the panel', async ({ page }, {
  project,
}) => {
  await page.goto('/category/toys');
  if (project.name === 'phone') {
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('button', { name: /^Show \d+ product/ })).toBeVisible();
    await expectAccessible(page, { part: 'dialog', rules: SPEECH });
    await page.keyboard.press('Escape');
  }
  await add(page, 0);
  await expect(page.getByRole('region', { name: 'Added to your cart' })).toBeVisible();
  await expectAccessible(page, { rules: SPEECH });
});
