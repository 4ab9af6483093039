import type { Page } from '@playwright/test';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { OPERATOR } from './operator.js';

export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
}

/** Changes the status of an order and sets it back, so that there are audit entries to see. */
export async function makeAuditEntries(page: Page): Promise<void> {
  const admin = await new ApiClient(new URL(page.url()).origin).signIn(OPERATOR);
  const [order] = await admin.call(endpoints.listAllOrders, { query: { pageSize: 1 } });
  if (!order) throw new Error('The shop has no order');
  for (const status of ['Processing', 'Shipped', order.status] as const) {
    const params = { orderId: order._id };
    await admin.call(endpoints.updateOrderStatus, { params, body: { status } });
  }
  await page.reload({ waitUntil: 'networkidle' });
}

/** Opens the buyer's newest order. */
export async function openOrder(page: Page): Promise<void> {
  await page.locator('main a[href^="/dashboard/user/orders/"]').first().click();
  await page.getByRole('heading', { level: 1, name: /^Order \d+/ }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Selects three orders and a status, so that the bar below the list appears. */
export async function selectOrders(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Select order/ });
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await page.getByLabel('Status for the selected orders').selectOption('Processing');
}

/** Types into the search field, so that suggestions appear. */
export async function typeWords(page: Page): Promise<void> {
  await page
    .getByRole('searchbox', { name: 'Search' })
    .or(page.getByRole('combobox'))
    .first()
    .click();
  await page.keyboard.type('chai', { delay: 40 });
  await page.getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Sends search counts, as shoppers' pages do. */
export async function countSearches(page: Page): Promise<void> {
  const shopper = new ApiClient(new URL(page.url()).origin);
  const searches = { chair: 6, 'wireless headphones': 12, davenport: 0, 'tea pot': 1 };
  for (const [words, found] of Object.entries(searches))
    await shopper.call(endpoints.countSearch, { body: { words, found } });
  const row = page.getByRole('row', { name: 'davenport' });
  for (let tries = 0; tries < 20 && !(await row.isVisible()); tries += 1) {
    await page.waitForTimeout(1_000);
    await page.reload({ waitUntil: 'networkidle' });
  }
}

export async function showBuiltInSynonyms(page: Page): Promise<void> {
  await page.getByText('built-in lines').click();
  await page.getByLabel('Find a line').fill('sofa');
  await page.getByText('sofa, couch').first().waitFor();
}

/** Opens the dialog that pins products. */
export async function pinProducts(page: Page): Promise<void> {
  await page.getByLabel('When shoppers search for').fill('sofa');
  await page.getByRole('button', { name: /^Choose products/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Pin / }).first().waitFor();
}

/** Opens the palette, and looks for something in it. */
export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Find anything' }).getByRole('combobox').fill('head');
  await page.getByRole('option').first().waitFor();
}

/** Opens the first customer of the list. */
export async function openCustomer(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Maya Lindqvist' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Maya Lindqvist' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Begins an order for the first customer of the list. */
export async function beginOrder(page: Page): Promise<void> {
  await openCustomer(page);
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('heading', { level: 1, name: 'New order' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens the promotion of a category. */
export async function openPromotion(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Music week' }).click();
  await page.getByLabel('Percent off').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Shows the list in its dense form, which is kept with the account. */
export async function showRows(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rows' }).click();
  await page.waitForLoadState('networkidle');
}

/** Shows the list in the specified form. */
export async function showCards(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cards' }).click();
  await page.waitForLoadState('networkidle');
}
