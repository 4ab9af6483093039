import type { Locator } from '@playwright/test';
import { hold } from '../lib/hold.js';
import { expect, test } from '../lib/walk.js';

test('a tapped product is there before any reply, because its code was loaded in advance', async ({
  page,
}) => {
  const code = page.waitForResponse(/\/product-page-[^/]+\.js$/);
  // The newest products are other walks' own, which may be gone when they are asked for.
  await page.goto('/category/music');
  await code;
  await page.waitForLoadState('networkidle');
  const answer = await hold(page, /\/api\/v1\/|\.js$/);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Electric Guitar' });
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const price = (await card.getByText(/^\$/).first().textContent()) ?? '';
  await card.getByRole('link', { name: 'More Details' }).tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(price).first()).toBeVisible();
  await answer();
  await expect(page.getByRole('heading', { name: 'Similar Products' })).toBeVisible();
});

test('a product whose code is late has its name, price and photo, and no footer in the window', async ({
  page,
}) => {
  const code = /\/product-page-[^/]+\.js$/;
  const answer = await hold(page, code);
  // Asked for once the list can be used.
  const asked = page.waitForRequest(code);
  await page.goto('/category/music');
  await asked;
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Electric Guitar' });
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const price =
    (await card
      .getByText(/^(from )?\$/)
      .first()
      .textContent()) ?? '';
  await card.getByRole('link', { name }).tap();
  const shell = page.getByRole('main').getByRole('status', { name: 'Loading' });
  await expect(shell.getByText(name)).toBeVisible();
  await expect(shell.getByText(price).first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name));
  const photo = shell.locator('img');
  await expect(photo).toBeInViewport();
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  const topOf = async (text: Locator) => (await text.boundingBox())?.y ?? 0;
  const top = await topOf(shell.getByText(name));
  await answer();
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeVisible();
  expect(Math.abs((await topOf(heading)) - top)).toBeLessThan(24);
});

test('until a product’s photo has come in its own size, the one of the list stands there', async ({
  page,
}) => {
  await page.goto('/category/music');
  await page.waitForLoadState('networkidle');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Electric Guitar' });
  const loaded = await card.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  const answer = await hold(page, /\/product-photo\//);
  await card.getByRole('heading').getByRole('link').tap();
  const photo = page.getByRole('main').getByRole('img', { name: 'Electric Guitar' });
  await expect(photo).toHaveCSS('background-image', `url("${loaded}")`);
  await answer();
  const width = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});

test('the footer stays out of the window while results load, and when they are few', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const answer = await hold(page, /\/products\/listing/);
  await page.getByRole('combobox', { name: 'Search' }).fill('walnut chair');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).tap();
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  await answer();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
});

test('Loadmore makes room at once for what is coming', async ({ page }) => {
  await page.goto('/?sort=name');
  await page.waitForLoadState('networkidle');
  const answer = await hold(page, /\/products\/(listing|product-list)/);
  const footer = page.getByRole('contentinfo');
  await page.getByRole('button', { name: 'Loadmore' }).tap();
  await expect(page.getByRole('button', { name: 'Loading ...' })).toBeAttached();
  const topOf = () => footer.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await topOf();
  await answer();
  const cards = page.getByRole('main').getByRole('article');
  await expect.poll(() => cards.count()).toBeGreaterThan(12);
  expect(Math.abs((await topOf()) - before)).toBeLessThan(8);
});

test('a message makes room for the panel without a layout shift, however late the panel is', async ({
  page,
}) => {
  await page.goto('/category/music');
  await page.waitForLoadState('networkidle');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Electric Guitar' });
  await card.getByRole('button', { name: 'ADD TO CART' }).tap();
  const panel = page.getByRole('region', { name: 'Added to your cart' });
  await expect(panel).toBeVisible();
  const message = page.getByText('item added to cart').first();
  const below = async () => (await panel.boundingBox())?.y ?? 0;
  const lowerEdge = () => message.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(async () => (await below()) - (await lowerEdge())).toBeGreaterThan(0);
  // Where it would stand without a panel: only a transform is no layout shift.
  const bottom = () =>
    message.evaluate((element) => getComputedStyle(element.closest('section') ?? element).bottom);
  expect(await bottom()).toBe('16px');
});
