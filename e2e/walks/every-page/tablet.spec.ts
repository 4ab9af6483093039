import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter, sessionOf } from '../lib/enter.js';
import { smallTargets } from '../lib/small-targets.js';
import { findSharedProduct } from '../lib/own/own-products.js';
import { expect, test } from '../lib/walk.js';

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

/** Nothing scrolls sideways, every target is as large as a thumb needs, and axe finds nothing in either theme. */
async function expectFits(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(sideways, `sideways at ${page.url()}`).toBeLessThanOrEqual(0);
  expect.soft(await smallTargets(page), `targets at ${page.url()}`).toEqual([]);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not shown`);
  return { ...box, right: box.x + box.width };
}

test('On a tablet, lists use the width: the header is one line, and filters stand beside two cards', async ({
  page,
}) => {
  await page.goto('/');
  const header = await boxOf(page.getByRole('search'));
  const cart = await boxOf(page.getByRole('link', { name: /^Cart/ }));
  expect(Math.abs(header.y + header.height / 2 - cart.y - cart.height / 2)).toBeLessThan(8);
  const cards = page.getByRole('main').getByRole('article');
  const [first, second] = [await boxOf(cards.first()), await boxOf(cards.nth(1))];
  expect(second.y).toBe(first.y);
  const filter = await boxOf(page.getByRole('checkbox', { name: 'Music' }));
  expect(filter.right).toBeLessThan(first.x);
  expect(820 - second.right).toBeCloseTo(16, 0);
  await expectFits(page);

  await cards.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('checkbox', { name: 'Music' })).toBeInViewport();
  await page.getByRole('checkbox', { name: 'Music' }).tap();
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible();
  await expectFits(page);
});

test('On a tablet, a category and a search list two cards beside their filters', async ({
  page,
}) => {
  for (const path of ['/category/clothing', '/search?q=kitchen']) {
    await page.goto(path);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.nth(1)).toBeVisible();
    const [first, second] = [await boxOf(cards.first()), await boxOf(cards.nth(1))];
    expect(second.y).toBe(first.y);
    expect(second.x).toBeGreaterThan(first.right);
    expect(820 - second.right).toBeCloseTo(16, 0);
    expect((await boxOf(page.getByRole('radio', { name: '$20 to $39' }))).right).toBeLessThan(
      first.x,
    );
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const sort = await boxOf(page.getByLabel('Sort by'));
    expect(Math.abs(title.y + title.height / 2 - sort.y - sort.height / 2)).toBeLessThan(12);
    await expectFits(page);
  }
  await page.getByRole('radio', { name: '$60 to $79' }).tap();
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible();
  await expectFits(page);
});

test('On a tablet, an empty cart and an empty search lead on, within the window', async ({
  page,
}) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'New in the shop' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Keep shopping' })).toBeInViewport();
  await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport();
  await expectFits(page);

  await page.goto('/search?q=zeppelin');
  await expect(page.getByRole('heading', { name: 'Nothing matches “zeppelin”' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Popular products' })).toBeVisible();
  await expectFits(page);
});

test.describe('A page that does not exist', () => {
  // Browsers report its status as an error.
  test.use({ isRefused: true });

  test('on a tablet leads on, within the window', async ({ page }) => {
    await page.goto('/no/such/walnut-chair');
    const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
    await expect(field).toHaveValue('walnut chair');
    await expect(page.getByRole('link', { name: 'Go back' })).toBeInViewport();
    await expectFits(page);
    await page.getByRole('button', { name: 'Find' }).tap();
    await expect(page.getByRole('article', { name: 'Walnut Chair' })).toBeVisible();
  });
});

test('On a tablet, a product has its photo on the left and its words on the right', async ({
  page,
}) => {
  await page.goto('/product/walnut-chair');
  const product = page.getByRole('article').first();
  const photo = await boxOf(product.getByRole('img', { name: 'Walnut Chair' }).first());
  const words = await boxOf(product.getByRole('heading', { level: 1 }));
  const add = await boxOf(product.getByRole('button', { name: 'ADD TO CART' }));
  expect(photo.right).toBeLessThan(words.x);
  expect(words.y).toBeLessThan(photo.y + photo.height / 2);
  expect(add.y + add.height).toBeLessThan(1180);
  await expectFits(page);
});

test('On a tablet, a visitor signs in, pays, and follows the order', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page);
  }

  const visitor = new ApiClient(origin);
  const shopper = await buildShopper(visitor);
  const { token } = await sessionOf(shopper, origin);
  const product = await findSharedProduct(visitor);
  const items = [{ product, quantity: 1 }];
  await visitor.as({ token }).placeOrder(items, randomUUID());
  await enter(page, shopper, '/dashboard/user/orders', origin);
  await expect(page.getByRole('link', { name: /^Order \d+$/ })).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: /^Order \d+$/ }).tap();
  await page.getByRole('button', { name: 'Buy again' }).tap();
  await page.getByRole('link', { name: 'View cart' }).tap();

  const pay = page.getByRole('button', { name: 'Make Payment' });
  await expect(pay).toBeEnabled();
  const item = await boxOf(page.getByRole('list', { name: 'Items' }).getByRole('listitem').first());
  expect((await boxOf(pay)).x).toBeGreaterThan(item.right);
  await expectFits(page);
  await pay.tap();
  const placed = page.getByRole('heading', { name: /^Order \d+ is placed and paid$/ });
  await expect(placed).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: /^See order \d+$/ }).tap();
  await expect(page.getByRole('list', { name: 'Progress' })).toBeVisible();
  await expectFits(page);
});

/** The tiles whose name breaks within a word. */
async function brokenNames(tiles: Locator): Promise<string[]> {
  return tiles.evaluateAll((links) =>
    links.flatMap((link) => {
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
      const words = [...(text?.textContent ?? '').matchAll(/\S+/g)];
      const isBroken = words.some(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text as Text, index);
        range.setEnd(text as Text, index + word.length);
        return range.getClientRects().length > 1;
      });
      return isBroken ? link.textContent : [];
    }),
  );
}

test('Names of categories break between words only, at every width', async ({ page }) => {
  for (const width of [683, 820, 1024, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/categories');
    await expect(page.getByRole('main').getByRole('link', { name: 'Toys' })).toBeVisible();
    expect(await brokenNames(page.getByRole('main').getByRole('link')), `at ${width}`).toEqual([]);
    await page.goto('/');
    const row = page.getByRole('navigation', { name: 'Shop by category' });
    expect(await brokenNames(row.getByRole('link')), `home at ${width}`).toEqual([]);
  }
});
