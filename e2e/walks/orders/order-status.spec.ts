import { endpoints } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { test } from '../lib/own/own-orders.js';
import { enter } from '../lib/enter.js';
import { expect } from '../lib/walk.js';

test('Arrow keys pass over statuses; Enter saves one, the order stays, and Undo takes it back', async ({
  page,
  placeOwnOrders,
}) => {
  const { admin, buyer } = await placeOwnOrders(3);
  const query = { status: 'Not Process', buyer };
  const waiting = () => admin.call(endpoints.listAllOrders, { query });
  const before = await waiting();
  const [first] = before;
  if (!first) throw new Error('No order waits');

  await enter(page, ADMIN, `/dashboard/admin/orders?${new URLSearchParams(query).toString()}`);
  const select = page.getByRole('combobox', { name: `Status of order ${first.number}` });
  await select.focus();
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(700);
  }
  await expect(select).toBeFocused();
  expect(await waiting()).toEqual(before);

  await page.keyboard.press('Escape');
  await expect(select).toHaveValue('Not Process');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Order ${first.number} is Processing`)).toBeVisible();
  await expect(select).toHaveValue('Processing');
  await expect(select).toBeFocused();
  expect(await waiting()).toHaveLength(before.length - 1);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Order ${first.number} is Not Process`)).toBeVisible();
  expect(await waiting()).toEqual(before);
});
