import { randomUUID } from 'node:crypto';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { expectEdges, expectRoomAtZoom } from '../lib/edges.js';
import { enter, sessionOf } from '../lib/enter.js';
import { PUBLIC_PAGES } from '../lib/public-pages.js';
import { findSharedProduct } from '../lib/own/own-products.js';
import { expect, test } from '../lib/walk.js';

test('In forced colours, controls keep their edges', async ({ page }) => {
  test.setTimeout(PUBLIC_PAGES.length * 20_000);
  for (const [address, heading] of PUBLIC_PAGES)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expectEdges(page);
    });
});

test('In forced colours, one sees which photo and which colour is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/product/city-backpack');
  const article = page.getByRole('article').first();
  await article.getByText('Green', { exact: true }).click();
  const chosen = article.getByRole('button', { name: 'Photo 2 of 3' });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  const edge = (element: Element) => {
    const { borderWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${borderWidth} ${outlineStyle} ${outlineWidth}`;
  };
  const other = article.getByRole('button', { name: 'Photo 1 of 3' });
  expect(await chosen.evaluate(edge)).not.toBe(await other.evaluate(edge));
  const valueOf = (name: string) => article.locator('label', { hasText: name });
  expect(await valueOf('Green').evaluate(edge)).not.toBe(await valueOf('Blue').evaluate(edge));
});

test('At 400 % zoom, no page scrolls sideways and the header leaves room', async ({ page }) => {
  for (const [address, heading] of PUBLIC_PAGES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeAttached();
    await expectRoomAtZoom(page);
  }
});

test('The filters, a full cart and an order keep their edges, and their room at 400 % zoom', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const visitor = new ApiClient(origin);
  const shopper = await buildShopper(visitor);
  const { token } = await sessionOf(shopper, origin);
  const product = await findSharedProduct(visitor);
  const items = [{ product, quantity: 1 }];
  await visitor.as({ token }).placeOrder(items, randomUUID());

  await enter(page, shopper, '/dashboard/user/orders', origin);
  await page.getByRole('link', { name: /^Order \d+$/ }).click();
  await expect(page.getByRole('list', { name: 'Progress' })).toBeVisible();
  await expectEdges(page);
  await expectRoomAtZoom(page);
  await page.getByRole('button', { name: 'Buy again' }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('button', { name: 'Make Payment' })).toBeVisible();
  await expectEdges(page);
  await expectRoomAtZoom(page);

  await page.setViewportSize({ width: 341, height: 600 });
  await page.goto('/category/toys');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: /^Show \d+ product/ })).toBeVisible();
  await expectEdges(page);
  await page.setViewportSize({ width: 341, height: 192 });
  const show = sheet.getByRole('button', { name: /^Show \d+ product/ });
  for (const part of [sheet.getByRole('spinbutton', { name: 'Max $' }), show]) {
    await part.scrollIntoViewIfNeeded();
    await part.click({ trial: true });
  }
  const sideways = await sheet.evaluate((element) => element.scrollWidth - window.innerWidth);
  expect(sideways, 'the sheet scrolls sideways').toBeLessThanOrEqual(0);
});
