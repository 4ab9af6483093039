import type { Page } from '@playwright/test';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { buildAdministrator } from '../lib/own/own-administrator.js';
import { expect, test } from '../lib/walk.js';

test('An administrator finds an order from anywhere, and sees what needs attention', async ({
  page,
}) => {
  await enter(page, ADMIN, '/dashboard/admin/taxes');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Cart/ })).toBeVisible();
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(48);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  await palette.getByRole('combobox').pressSequentially('1003');
  await expect(palette.getByRole('option', { name: /^Order 1003/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order 1003' })).toBeVisible();

  // As a scanner types.
  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').focus();
  await page.keyboard.type('1002');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order 1002' })).toBeVisible();
  await expect(palette).toBeHidden();

  await page.getByRole('button', { name: /^Needs attention/ }).press('Enter');
  const waiting = page.getByRole('link', { name: /^Orders: Waiting/ });
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  await waiting.press('Enter');
  await expect(page).toHaveURL(/\?status=waiting$/);
  await expect(waiting).toBeHidden();
});

test('Orders are shown as rows, and are moved through and selected by keys', async ({ page }) => {
  await enter(page, await buildAdministrator(), '/dashboard/admin/orders');
  await page.getByRole('button', { name: 'Rows' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(0);
  const orders = main.getByRole('rowheader').getByRole('link');
  await expect(orders.first()).toBeVisible();
  expect(await underHead(page)).toBe(false);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(orders.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(main.getByRole('checkbox', { name: /^Select order/ }).nth(1)).toBeChecked();
  await expectAccessible(page);
  const number = await orders.nth(1).textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
});

/** Whether the head of the table, which sticks to the window, lies over its first row. A phone shows no head. */
async function underHead(page: Page): Promise<boolean> {
  const head = await page.locator('thead th').first().boundingBox();
  const row = await page.locator('[data-row]').first().boundingBox();
  if (!row) throw new Error('The table has no rows');
  return head !== null && head.y + head.height > row.y + 1;
}
