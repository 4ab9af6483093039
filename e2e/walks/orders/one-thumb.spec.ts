import type { Locator, Page } from '@playwright/test';
import { ADMIN } from '@shop/test-shop/client/people';
import { enter } from '../lib/enter.js';
import { test } from '../lib/own/own-orders.js';
import { expect } from '../lib/walk.js';

/** Width and height that a thumb needs, in pixels. */
const THUMB = 44;

/** Taps an element after checking its size and that the page doesn't scroll sideways. */
async function tap(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  expect(box?.height, `height of ${target.toString()}`).toBeGreaterThanOrEqual(THUMB);
  expect(box?.width, `width of ${target.toString()}`).toBeGreaterThanOrEqual(THUMB);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(sideways).toBeLessThanOrEqual(0);
  await target.tap();
}

test('An order is packed and shipped with one thumb', async ({ page, placeOwnOrders }) => {
  const [number = 0] = (await placeOwnOrders(1)).numbers;

  await enter(page, ADMIN, '/dashboard/admin/orders');
  await tap(page, page.getByRole('link', { name: `Order ${number}`, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await tap(page, page.getByLabel('Carrier'));
  await page.keyboard.type('UPS');
  await tap(page, page.getByLabel('Tracking number'));
  await page.keyboard.type('1Z 999');
  await tap(page, page.getByRole('button', { name: 'Save shipment' }));
  await expect(page.getByRole('link', { name: '1Z 999' })).toBeVisible();
  await tap(page, page.getByRole('button', { name: 'Set to Shipped' }));
  await expect(page.getByText(`Order ${number} is Shipped`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set to Shipped' })).toHaveCount(0);
  await expect(page.getByLabel(`Status of order ${number}`)).toHaveValue('Shipped');

  await tap(page, page.getByRole('button', { name: 'Undo' }));
  // Chromium leaves a mouse where the finger was, which would hold the messages.
  await page.mouse.move(0, 800);
  await expect(page.getByText(`Order ${number} is Not Process`)).toBeVisible();
  await tap(page, page.getByRole('button', { name: 'Set to Shipped' }));
  await expect(page.getByText(`Order ${number} is Shipped`)).toBeVisible();
  // The message stands where the link is.
  await tap(
    page,
    page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }),
  );
  await tap(page, page.getByRole('link', { name: 'Packing slip' }));
  await expect(page.getByRole('article', { name: `Order ${number}` })).toContainText('1Z 999');
  await tap(page, page.getByRole('link', { name: `Order ${number}` }));
  await expect(page.getByLabel('Carrier')).toHaveValue('UPS');
});
