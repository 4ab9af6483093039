import { readFile } from 'node:fs/promises';
import { ADMIN } from '@shop/test-shop/client/people';
import { press, tabTo, type } from '../lib/keys.js';
import { test as ownOrders } from '../lib/own/own-orders.js';
import { expect, test } from '../lib/walk.js';

test('A shopper buys with only the keyboard', async ({ page }) => {
  await page.goto('/');
  // Products of other walks are left out, because they may sell out or be removed meanwhile.
  const card = page.getByRole('article').filter({ hasNotText: 'Parcel' }).nth(1);
  await press(page, card.getByRole('button', { name: 'ADD TO CART' }));
  await expect(page.getByText('item added to cart').first()).toBeVisible();
  await press(page, page.getByRole('link', { name: /cart/i }).first());
  await press(page, page.getByRole('link', { name: 'Please login to checkout' }));
  await type(page, page.getByLabel('Email'), 'ines@shop.test');
  await type(page, page.getByLabel('Password', { exact: true }), 'demo-shopper');
  await press(page, page.getByRole('button', { name: 'LOGIN' }));
  await expect(page).toHaveURL(/\/cart$/);
  await press(page, page.getByRole('button', { name: 'Make Payment' }));
  await expect(page.getByText('Payment successfully').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

ownOrders(
  'An administrator finds, exports, packs and ships an order, sets it among the selected and back, and prints its slip, with only the keyboard',
  async ({ page, placeOwnOrders }) => {
    const { numbers, statuses } = await placeOwnOrders(2);
    const [number = 0] = numbers;
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.goto('/login?next=%2Fdashboard%2Fadmin%2Forders');
    await type(page, page.getByLabel('Email'), ADMIN.email);
    await type(page, page.getByLabel('Password', { exact: true }), ADMIN.password);
    await press(page, page.getByRole('button', { name: 'LOGIN' }));
    await expect(page.getByRole('article').first()).toBeVisible();
    const search = page.getByLabel('Find an order');
    if (!(await search.isVisible()))
      await press(page, page.getByRole('button', { name: 'Search and filter' }));
    await type(page, search, `#${number}`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await tabTo(page, page.getByRole('checkbox', { name: `Select order ${number}` }));
    await page.keyboard.press('Space');
    const bar = page.getByRole('region', { name: 'Selected orders' });
    await tabTo(page, page.getByRole('combobox', { name: 'Status for the selected orders' }));
    await page.keyboard.press('p');
    await press(page, bar.getByRole('button', { name: 'Apply' }));
    await expect(bar.getByText('1 order set to Processing.')).toBeVisible();
    await press(page, bar.getByRole('button', { name: 'Undo' }));
    await expect(bar.getByText('1 order restored.')).toBeVisible();
    await press(page, bar.getByRole('button', { name: 'Close' }));
    const download = page.waitForEvent('download');
    await press(page, page.getByRole('button', { name: 'Export', exact: true }));
    await press(page, page.getByRole('button', { name: 'Export orders (CSV)' }));
    expect(await readFile(await (await download).path(), 'utf8')).toContain(`\n${number},`);
    await press(page, page.getByRole('link', { name: `Order ${number}`, exact: true }));

    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await type(page, page.getByLabel('Carrier'), 'UPS');
    await type(page, page.getByLabel('Tracking number'), '1Z 999');
    await press(page, page.getByRole('button', { name: 'Save shipment' }));
    await expect(page.getByRole('link', { name: '1Z 999' })).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Set to Shipped' }));
    await expect(page.getByText(`Order ${number} is Shipped`)).toBeVisible();
    expect(await statuses()).toEqual({ Shipped: 1, 'Not Process': 1 });
    await press(page, page.getByRole('link', { name: 'Packing slip' }));
    await press(page, page.getByRole('button', { name: 'Print' }));
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  },
);
