import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { expectAccessible } from '../lib/accessible.js';
import { boxOf, expectApart } from '../lib/below-header.js';
import { enter, sessionOf } from '../lib/enter.js';
import { press } from '../lib/keys.js';
import { findSharedProduct } from '../lib/own/own-products.js';
import { expect, test } from '../lib/walk.js';

/** How a link or button is reached, with the width where that is usual. */
const WAYS = {
  thumb: { at: 'phone', use: (target: Locator) => target.tap() },
  mouse: { at: 'desktop', use: (target: Locator) => target.click() },
  keyboard: { at: 'desktop', use: (target: Locator) => press(target.page(), target) },
} as const;

for (const [way, { at, use }] of Object.entries(WAYS))
  test(`After paying, the ${way} finds the order, cancels it and buys it again`, async ({
    page,
    baseURL,
  }, { project }) => {
    test.skip(project.name !== at, `a ${way} is for another width`);
    const origin = baseURL ?? '';
    const visitor = new ApiClient(origin);
    const shopper = await buildShopper(visitor);
    const { token } = await sessionOf(shopper, origin);
    const product = await findSharedProduct(visitor);
    await visitor.as({ token }).placeOrder([{ product, quantity: 1 }], randomUUID());

    await enter(page, shopper, '/dashboard/user/orders', origin);
    await use(page.getByRole('link', { name: /^Order \d+$/ }));
    await use(page.getByRole('button', { name: 'Buy again' }));
    await expect(page.getByText('1 item is in your cart')).toBeVisible();
    await use(page.getByRole('link', { name: 'View cart' }));
    await use(page.getByRole('button', { name: 'Make Payment' }));
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
      // The newest product may be another walk's, which has no photo.
      await expect(first.locator('img, svg').first()).toBeInViewport({ ratio: 1 });
      await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, { part: '[aria-labelledby="placed-order"]' });
      const moved = await page.evaluate(() => document.documentElement.dataset.moved ?? '0');
      expect(Number(moved)).toBeLessThan(0.02);
    });

    await use(page.getByRole('link', { name: /^See order \d+$/ }));
    await expect(page.getByRole('list', { name: 'Progress' })).toBeVisible();
    await expectAccessible(page, { part: 'main' });
    await use(page.getByRole('button', { name: 'Cancel order' }));
    await use(page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }));
    await expect(page.getByText('This order is cancelled.')).toBeVisible();
    await expect(page.getByText(/was refunded to you/).first()).toBeVisible();
    const [latest] = await visitor.as({ token }).call(endpoints.listMyOrders);
    expect(latest).toMatchObject({ status: 'cancel', payment: { state: 'refunded' } });
    await page.goto('/');
    await use(page.getByRole('button', { name: 'Close' }));
    await expect(page.getByRole('link', { name: /^See order/ })).toHaveCount(0);
  });
