import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { endpoints } from '@shop/shared';
import type { Page } from '@playwright/test';
import { ApiClient } from '../shop/api-client.js';
import { buildShopper } from '../shop/new-shopper.js';
import { ADMIN } from '../shop/people.js';
import { signIn } from './sign-in.js';
import { expect, test } from './walk.js';

const LIST = '/dashboard/admin/orders';
const MORE_THAN_A_PAGE = 21;
/** An order has to be in the list by then. */
const SOON = { timeout: 15_000 };

/** A shopper who buys one piece in each of so many orders. @returns the number of the last */
async function buySomething(baseURL: string | undefined, orders = 1): Promise<number> {
  const visitor = new ApiClient(baseURL ?? '');
  const { products } = await visitor.call(endpoints.listProductPage, { params: { page: 1 } });
  const product = products.find(({ quantity }) => quantity >= orders);
  if (!product) throw new Error('Everything is sold out');
  const shopper = await visitor.signIn(await buildShopper(visitor));
  let number = 0;
  for (let placed = 0; placed < orders; placed += 1) {
    const { order } = await shopper.call(endpoints.placeOrder, {
      body: { items: [{ product: product._id, quantity: 1 }] },
      headers: { 'idempotency-key': randomUUID() },
    });
    number = order.number;
  }
  return number;
}

async function openList(page: Page, query = '') {
  await page.goto('/login');
  await signIn(page, ADMIN);
  await expect(page).toHaveURL(/\/$/);
  await page.goto(LIST + query);
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
  baseURL,
}) => {
  await openList(page);
  const first = await buySomething(baseURL);
  await expect(order(page, first)).toBeVisible(SOON);
  await expect(page.getByRole('article').first()).toHaveAccessibleName(`Order ${first}`);

  const select = page.getByRole('combobox', { name: `Status of order ${first}` });
  await select.focus();
  const before = await select.boundingBox();
  const second = await buySomething(baseURL);
  const notice = page.getByRole('status').filter({ hasText: /new orders?$/ });
  await expect(notice).toBeVisible(SOON);
  await expect(page).toHaveTitle(/^\(\d+\) All orders/);
  await expect(order(page, second)).toBeHidden();
  await expect(select).toBeFocused();
  const moved = ((await select.boundingBox())?.y ?? 0) - (before?.y ?? 0);
  expect(Math.abs(moved), 'the order stays under the pointer').toBeLessThan(1);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(order(page, second)).toBeVisible();
  await expect(page).toHaveTitle(/^All orders/);
});

test('Orders are found by phone, by day and by page number', async ({ page, baseURL }, {
  project,
}) => {
  const number = await buySomething(baseURL, MORE_THAN_A_PAGE);
  await openList(page);
  await unfoldFilters(page);
  const search = page.getByRole('searchbox', { name: 'Find an order' });
  await search.fill('(206) 555-0119');
  await expect(order(page, number)).toBeVisible();
  await search.fill(`#${String(number).slice(1)}`);
  await expect(order(page, number)).toBeVisible();

  await search.fill('');
  await expect(page).toHaveURL(LIST);
  await page.getByLabel('Until').fill('2001-12-31');
  await expect(page.getByText('No orders match these filters')).toBeVisible();
  await page.getByLabel('From').fill('2001-01-01');
  await expect(page).toHaveURL(/from=2001-01-01&until=2001-12-31/);
  await page.getByLabel('Until').fill('');
  await expect(order(page, number)).toBeVisible();

  await page.goto(`${LIST}?sort=oldest`);
  const numbers = page.getByRole('navigation', { name: 'Pages' });
  const links = numbers.getByRole('link', { name: /^Page \d+$/ });
  if (project.name === 'phone') await numbers.getByRole('link', { name: 'Next' }).click();
  else await links.last().click();
  await expect(page).toHaveURL(/sort=oldest&page=\d+/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
