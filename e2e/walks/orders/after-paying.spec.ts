import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { expectAccessible } from '../lib/accessible.js';
import { boxOf, expectApart } from '../lib/below-header.js';
import { enter, sessionOf } from '../lib/enter.js';
import { expect, test } from '../lib/walk.js';

test('After paying, a thumb finds the order, cancels it and buys it again', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const visitor = new ApiClient(origin);
  const shopper = await buildShopper(visitor);
  const { token } = await sessionOf(shopper, origin);
  const product = (await visitor.products()).find(({ quantity }) => quantity > 2);
  await visitor
    .as({ token })
    .placeOrder([{ product: product?._id ?? '', quantity: 1 }], randomUUID());

  await enter(page, shopper, '/dashboard/user/orders', origin);
  await page.getByRole('link', { name: /^Order \d+$/ }).tap();
  await page.getByRole('button', { name: 'Buy again' }).tap();
  await expect(page.getByText('1 item is in your cart')).toBeVisible();
  await page.getByRole('link', { name: 'View cart' }).tap();
  await page.getByRole('button', { name: 'Make Payment' }).tap();
  await expect(page).toHaveURL(`${origin}/`);
  await page.locator('[data-list-line]').waitFor();
  const message = await boxOf(page.locator('[data-tone]', { hasText: 'Payment successfully' }));
  const placed = page.getByRole('heading', { name: /^Order \d+ is placed and paid$/ });
  await expect(placed).toBeVisible();
  expectApart(message, await boxOf(placed));

  await test.step('home speaks of it, also after a reload, and nothing moves', async () => {
    await page.addInitScript(() => {
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) moved += Number(entry.value);
        document.documentElement.dataset.moved = String(moved);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.reload();
    await expect(placed).toBeVisible();
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first.locator('img').first()).toBeInViewport({ ratio: 1 });
    await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, { part: '[aria-labelledby="placed-order"]' });
    const moved = await page.evaluate(() => document.documentElement.dataset.moved ?? '0');
    expect(Number(moved)).toBeLessThan(0.02);
  });

  await page.getByRole('link', { name: /^See order \d+$/ }).tap();
  await expect(page.getByRole('list', { name: 'Progress' })).toBeVisible();
  await expectAccessible(page, { part: 'main' });
  await page.getByRole('button', { name: 'Cancel order' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).tap();
  await expect(page.getByText('This order is cancelled.')).toBeVisible();
  await expect(page.getByText(/was returned to you/).first()).toBeVisible();
  const [latest] = await visitor.as({ token }).call(endpoints.listMyOrders);
  expect(latest).toMatchObject({ status: 'cancel', payment: { state: 'refunded' } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('link', { name: /^See order/ })).toHaveCount(0);
});
