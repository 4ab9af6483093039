import { ADMIN } from '@shop/test-shop/client/people';
import { enter } from '../lib/enter.js';
import { press, tabTo, type } from '../lib/keys.js';
import { expect, test } from '../lib/walk.js';

const LINE = 'Delivered within two working days';

test('What an administrator sets, with only the keyboard, is what shoppers read', async ({
  page,
  browser,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'both projects share one set of settings');
  await enter(page, ADMIN, '/dashboard/admin/settings');
  const save = page.getByRole('button', { name: 'Save settings' });

  await type(page, page.getByLabel('Time zone'), 'new york');
  await page.keyboard.press('Enter');
  const line = page.getByLabel('Delivery in one line');
  const before = await line.inputValue();
  await tabTo(page, line);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(LINE);
  await press(page, save);
  await expect(page.getByText('The settings have been saved')).toBeVisible();
  await expect(page.getByText(/^Last saved by/)).toBeVisible();

  const shopper = await browser.newPage();
  await expect(async () => {
    await shopper.goto('/product/walnut-chair');
    await expect(shopper.getByText(LINE).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await shopper.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await expect(shopper.getByRole('link', { name: /^Cart/ })).toContainText('1');
  await shopper.goto('/cart');
  await expect(shopper.getByRole('region', { name: 'Cart Summary' }).getByText(LINE)).toBeVisible();
  await shopper.close();

  await page.goto('/dashboard/admin');
  await expect(page.getByText(/time zone, America\/New York/)).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/dashboard/admin/settings');
  await tabTo(page, page.getByLabel('Delivery in one line'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(before);
  await press(page, save);
  await expect(page.getByText('The settings have been saved')).toBeVisible();
});
