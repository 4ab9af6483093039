import { test as base } from '@playwright/test';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectBelowHeader, headerEnd } from '../lib/below-header.js';
import { enter } from '../lib/enter.js';
import { expect } from '../lib/walk.js';

const WIDTHS = [375, 820, 1366];

// A lost connection is an error in the console, so these walks do not fail on those.
base(
  'Offline, the notice and the messages are below the header and not on each other',
  async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.context().setOffline(true);
    const notice = page.getByText(/^You are offline/);
    await expect(notice).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 768 });
      await page.getByRole('button', { name: 'ADD TO CART' }).nth(3).scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollBy(0, 400));
      await expectBelowHeader(page, notice);
      const add = page.getByRole('button', { name: 'ADD TO CART' }).nth(9);
      await add.click();
      const message = page.getByText('item added to cart').first();
      await expectBelowHeader(page, message);
      const [above, below] = [await notice.boundingBox(), await message.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await expect(message).toBeHidden();
    }
  },
);

base('The bar for the selected orders and the menu are clear of the header', async ({ page }) => {
  await enter(page, ADMIN, '/dashboard/admin/orders');
  await page.getByRole('article').first().getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 768 });
    await page.evaluate(() => window.scrollTo(0, 900));
    await expectBelowHeader(page, bar);
    const menu = page.getByRole('navigation', { name: 'Admin Panel' });
    const box = await menu.boundingBox();
    const isStuck = width >= 960;
    if (isStuck) expect(box?.y).toBeGreaterThanOrEqual(await headerEnd(page));
  }
});
