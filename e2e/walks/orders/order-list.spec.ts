import type { Page } from '@playwright/test';
import { pdfPages } from '@shop/test-shop/client/pdf-pages';
import { ADMIN } from '@shop/test-shop/client/people';
import { test } from '../lib/own/own-orders.js';
import { expectAccessible } from '../lib/accessible.js';
import { expectBelowHeader } from '../lib/below-header.js';
import { endpoints } from '@shop/shared';
import { choose } from '../lib/choose.js';
import { enter } from '../lib/enter.js';
import { expect } from '../lib/walk.js';

const LIST = '/dashboard/admin/orders';
const MORE_THAN_A_PAGE = 21;
/** Time limit for an order to appear in the list. */
const SOON = { timeout: 15_000 };

async function openOrdersOf(page: Page, buyer: string) {
  await enter(page, ADMIN, `${LIST}?buyer=${buyer}`);
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function unfoldFilters(page: Page) {
  const button = page.getByRole('button', { name: 'Search and filter' });
  if (await button.isVisible()) await button.click();
}

const order = (page: Page, number: number) =>
  page.getByRole('article', { name: `Order ${number}`, exact: true });

test('A new order appears while the list is open, and moves no order that is being worked on', async ({
  page,
  placeOwnOrders,
}) => {
  const { buyer, placeAnother } = await placeOwnOrders(1, 2);
  await openOrdersOf(page, buyer);
  const first = await placeAnother();
  await expect(order(page, first)).toBeVisible(SOON);
  await expect(page.getByRole('article').first()).toHaveAccessibleName(`Order ${first}`);

  const select = page.getByRole('combobox', { name: `Status of order ${first}` });
  await select.focus();
  const before = await select.boundingBox();
  const second = await placeAnother();
  const notice = page.getByRole('status').filter({ hasText: /new orders?$/ });
  await expect(notice).toBeVisible(SOON);
  await expect(page).toHaveTitle(/^\(\d+\) All orders/);
  await expect(order(page, second)).toBeHidden();
  await expect(select).toBeFocused();
  const moved = ((await select.boundingBox())?.y ?? 0) - (before?.y ?? 0);
  expect(Math.abs(moved), 'the order stays under the pointer').toBeLessThan(1);
  await expectAccessible(page);
  const pill = notice.locator('..');
  await expectBelowHeader(page, pill);
  for (const width of [375, 820, 1366]) {
    await page.setViewportSize({ width, height: 500 });
    // A low window, in which the short list scrolls until the notice sticks.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expectBelowHeader(page, pill);
  }

  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(order(page, second)).toBeVisible();
});

test('A printed list has the days of its orders', async ({ page, placeOwnOrders }, { project }) => {
  test.skip(project.name !== 'desktop', 'paper has one width');
  const { buyer, numbers } = await placeOwnOrders(1);
  await openOrdersOf(page, buyer);
  const placed = await page.getByRole('article').getByRole('time').getAttribute('data-day');
  const [sheet = ''] = await pdfPages(await page.pdf());
  expect(sheet).toContain(`Order ${numbers[0]}`);
  expect(sheet).toContain(placed ?? 'the day');
  expect(sheet).not.toMatch(/just now|ago/);
});

test('Orders are found by phone, by day and by page number', async ({ page, placeOwnOrders }, {
  project,
}) => {
  const { buyer, numbers } = await placeOwnOrders(MORE_THAN_A_PAGE);
  const [number = 0] = numbers;
  await openOrdersOf(page, buyer);
  await unfoldFilters(page);
  const search = page.getByRole('searchbox', { name: 'Find an order' });
  await search.fill('(206) 555-0119');
  await expect(order(page, number)).toBeVisible();
  await search.fill(`#${String(number).slice(1)}`);
  await expect(order(page, number)).toBeVisible();

  await search.fill('');
  await expect(page).toHaveURL(`${LIST}?buyer=${buyer}`);
  await page.getByLabel('Until', { exact: true }).fill('2001-12-31');
  await expect(page.getByText('No orders match these filters')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('2001-01-01');
  await expect(page).toHaveURL(/from=2001-01-01&until=2001-12-31/);
  await page.getByLabel('Until', { exact: true }).fill('');
  await expect(order(page, number)).toBeVisible();

  await page.goto(`${LIST}?buyer=${buyer}&sort=oldest`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(order(page, number)).toBeHidden();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const links = pages.getByRole('link', { name: /^Page \d+$/ });
  if (project.name === 'phone') await pages.getByRole('link', { name: 'Next' }).click();
  else await links.last().click();
  await expect(page).toHaveURL(/sort=oldest&page=2/);
  await expect(order(page, number)).toBeVisible();
});

test('Orders are found by the state of their payment, as the screen and its address say', async ({
  page,
  placeOwnOrders,
}) => {
  const { admin, buyer, numbers } = await placeOwnOrders(2);
  const [refunded = 0, paid = 0] = numbers;
  await admin.call(endpoints.refundOrder, {
    params: { number: String(refunded) },
    headers: { 'idempotency-key': `payment-filter-${refunded}` },
    body: { amount: 1 },
  });
  await openOrdersOf(page, buyer);
  await unfoldFilters(page);
  await choose(page, 'Payment', 'Partly refunded');
  await expect(order(page, paid)).toBeHidden();
  await expect(order(page, refunded)).toBeVisible();
  await expect(page).toHaveURL(/payment=partially_refunded/);
  await expectAccessible(page, { part: 'main' });
  await page.goto(`${LIST}?buyer=${buyer}&payment=paid`);
  await expect(order(page, paid)).toBeVisible();
  await expect(order(page, refunded)).toBeHidden();
  await page.goto(`${LIST}?buyer=${buyer}&payment=expired`);
  await expect(page.getByText('No orders match these filters')).toBeVisible();
});
