import type { Page } from '@playwright/test';
import { endpoints } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { test } from '../lib/own/own-orders.js';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { expect } from '../lib/walk.js';

/** Orders on one page of the list. */
const PAGE = 20;

async function openOrdersOf(page: Page, buyer: string) {
  await enter(page, ADMIN, `/dashboard/admin/orders?buyer=${buyer}`);
  await expect(page.getByRole('article').first()).toBeVisible();
}

const barOf = (page: Page) => page.getByRole('region', { name: 'Selected orders' });
const statusOf = (page: Page) =>
  page.getByRole('combobox', { name: 'Status for the selected orders' });

test('Twenty orders are advanced at once, and undone', async ({ page, placeOwnOrders }) => {
  const { buyer, statuses } = await placeOwnOrders(PAGE + 2);
  await openOrdersOf(page, buyer);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = barOf(page);
  await expect(bar.getByText(`${PAGE} selected`)).toBeInViewport();
  await expectAccessible(page, { part: 'main' });
  await expectAccessibleIn('dark', page, 'main');

  await statusOf(page).selectOption('Processing');
  await bar.getByRole('button', { name: 'Apply' }).click();
  await expect(bar.getByText(`${PAGE} orders set to Processing.`)).toBeInViewport();
  await expect(bar).toBeFocused();
  expect(await statuses()).toEqual({ Processing: PAGE, 'Not Process': 2 });
  await expectAccessible(page, { part: '[aria-label="Selected orders"]' });
  await expectAccessibleIn('dark', page, '[aria-label="Selected orders"]');

  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(bar.getByText(`${PAGE} orders restored.`)).toBeInViewport();
  expect(await statuses()).toEqual({ 'Not Process': PAGE + 2 });
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeFocused();
});

test('All that match are cancelled after a question, and their stock returns and is taken again', async ({
  page,
  placeOwnOrders,
}) => {
  const { buyer, numbers, statuses, stock } = await placeOwnOrders(PAGE + 2);
  await openOrdersOf(page, buyer);
  await page.getByRole('checkbox', { name: `Select order ${numbers[0]}` }).check();
  const bar = barOf(page);
  await bar.getByRole('button', { name: `Select all ${PAGE + 2} that match` }).click();
  await expect(bar.getByText(`${PAGE + 2} selected`)).toBeVisible();

  await statusOf(page).selectOption('cancel');
  await bar.getByRole('button', { name: 'Apply' }).click();
  const question = page.getByRole('dialog', { name: `Cancel ${PAGE + 2} orders?` });
  await expect(question.getByText(/^Their items go back into stock/)).toBeVisible();
  await expectAccessible(page, { part: '[role="dialog"]' });
  await expectAccessibleIn('dark', page, '[role="dialog"]');
  await question.getByRole('button', { name: 'Keep them' }).click();
  expect(await statuses()).toEqual({ 'Not Process': PAGE + 2 });
  await bar.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Cancel the orders' }).click();
  await expect(bar.getByText(`${PAGE + 2} orders set to cancel.`)).toBeVisible();
  expect(await stock()).toBe(PAGE + 2);

  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(bar.getByText(`${PAGE + 2} orders restored.`)).toBeVisible();
  expect([await stock(), await statuses()]).toEqual([0, { 'Not Process': PAGE + 2 }]);
});

test('An order that another administrator changed meanwhile is left alone, and the screen says so', async ({
  page,
  placeOwnOrders,
}) => {
  const { admin, buyer, numbers, statuses, stock } = await placeOwnOrders(4);
  const [first, second, third] = numbers;
  await openOrdersOf(page, buyer);
  const box = (number?: number) => page.getByRole('checkbox', { name: `Select order ${number}` });
  await box(first).focus();
  await page.keyboard.press('Space');
  await box(third).click({ modifiers: ['Shift'] });
  await expect(box(second)).toBeChecked();

  const { order } = await admin.call(endpoints.getOrder, { params: { number: String(second) } });
  await admin.call(endpoints.updateOrderStatus, {
    params: { orderId: order._id },
    body: { status: 'cancel', statusBefore: 'Not Process' },
  });
  await statusOf(page).selectOption('Shipped');
  const bar = barOf(page);
  await bar.getByRole('button', { name: 'Apply' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar.getByText('2 orders set to Shipped. 1 was not changed.')).toBeVisible();
  await expect(bar.getByText(/is now cancelled: .+ has changed it/)).toBeInViewport();
  expect(await statuses()).toEqual({ Shipped: 2, 'Not Process': 1, cancel: 1 });

  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(bar.getByText('2 orders restored.')).toBeVisible();
  expect([await stock(), await statuses()]).toEqual([1, { 'Not Process': 3, cancel: 1 }]);
});
