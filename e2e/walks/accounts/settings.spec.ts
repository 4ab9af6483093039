import { ADMIN } from '@shop/test-shop/client/people';
import { enter } from '../lib/enter.js';
import { press, tabTo, type } from '../lib/keys.js';
import { expect, test } from '../lib/walk.js';

const TEXT = 'Delivered within two working days.';

test('What an administrator sets, with only the keyboard, is what shoppers read', async ({
  page,
  browser,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'both projects share one set of settings');
  await enter(page, ADMIN, '/dashboard/admin/settings');
  const save = page.getByRole('button', { name: 'Save settings' });

  await type(page, page.getByLabel('Time zone'), 'new york');
  await page.keyboard.press('Enter');
  await type(page, page.getByLabel('Delivery text'), TEXT);
  await press(page, save);
  await expect(page.getByText('The settings have been saved')).toBeVisible();
  await expect(page.getByText(/^Last saved by/)).toBeVisible();

  const shopper = await browser.newPage();
  await expect(async () => {
    await shopper.goto('/product/walnut-chair');
    await expect(shopper.getByText(TEXT)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await shopper.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await expect(shopper.getByRole('link', { name: /^Cart/ })).toContainText('1');
  await shopper.goto('/cart');
  await expect(shopper.getByRole('region', { name: 'Cart Summary' }).getByText(TEXT)).toBeVisible();
  await shopper.close();

  await page.goto('/dashboard/admin');
  await expect(page.getByText(/time zone, America\/New York/)).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/dashboard/admin/settings');
  await tabTo(page, page.getByLabel('Delivery text'));
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await press(page, save);
  await expect(page.getByText('The settings have been saved')).toBeVisible();
});
