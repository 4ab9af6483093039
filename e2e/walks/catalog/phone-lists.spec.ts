import { expectAccessible } from '../lib/accessible.js';
import { boxOf, expectApart } from '../lib/below-header.js';
import { expect, test } from '../lib/walk.js';

test('on a phone the header leaves and returns, and filters are chosen in a sheet', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const cart = page.getByRole('link', { name: /^Cart/ });
  const filters = page.getByRole('button', { name: /^Filters/ });
  for (const step of [700, 700]) await page.evaluate((by) => window.scrollBy(0, by), step);
  await expect(cart).not.toBeInViewport();
  await expect(filters).toBeInViewport();
  await page.evaluate(() => window.scrollBy(0, -100));
  await expect(cart).toBeInViewport();

  await page.getByRole('article').nth(4).getByRole('button', { name: 'ADD TO CART' }).click();
  const panel = page.getByRole('region', { name: 'Added to your cart' });
  await expect(panel).toBeVisible();
  const message = await boxOf(page.locator('[data-tone]', { hasText: 'item added to cart' }));
  expectApart(message, await boxOf(page.locator('[data-list-line]')));
  expectApart(message, await boxOf(panel));
  await panel.getByRole('button', { name: 'Close' }).click();

  await filters.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Toys' }).check();
  await expect(sheet.getByRole('button', { name: 'Show 8 products' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(filters).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await filters.click();
  await sheet.getByRole('checkbox', { name: 'Toys' }).check();
  await sheet.getByRole('button', { name: 'Show 8 products' }).click();
  await expect(page).toHaveURL(/\/\?category=toys$/);
  await expect(page.getByRole('article').first()).toBeInViewport();
});

test('a link with filters opens at the products', async ({ page }) => {
  await page.goto('/?category=toys');
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeInViewport();
  await expect(page.getByRole('article').first().getByRole('heading')).toBeInViewport();
  // The header is 117 pixels high, and nothing of the banner is left below it.
  const banner = page.getByRole('region', { name: 'Good things, chosen with care.' });
  const { y = 0, height = 0 } = (await banner.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(118);
});

test('a tap beside the words of a card opens its product', async ({ page }) => {
  await page.goto('/category/toys');
  const card = page.getByRole('main').getByRole('article').nth(1);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.scrollIntoViewIfNeeded();
  const price = await card.getByText(/^\$/).first().boundingBox();
  if (!price) throw new Error('The price is not shown');
  await page.touchscreen.tap(price.x + price.width + 40, price.y + price.height / 2);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
