import type { Page } from '@playwright/test';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible } from '../lib/accessible.js';
import { choose } from '../lib/choose.js';
import { enter } from '../lib/enter.js';
import { test } from '../lib/own/own-orders.js';
import { expect } from '../lib/walk.js';

// Walks share a shop, so that none of these promotions may lower a price: they are off, or begin much later. The preview
// takes them as they would be then.

const LIST = '/dashboard/admin/promotions';

async function begin(page: Page, name: string) {
  await page.goto(`${LIST}/create`);
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type(name);
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save promotion' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Promotions', level: 1 })).toBeVisible();
}

async function remove(page: Page, name: string) {
  await page.goto(LIST);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, { part: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} is deleted`)).toBeVisible();
}

test('An administrator takes 20 % off a category for a week, and sees first what it does', async ({
  page,
  placeOwnOrders,
}, { project, retry }) => {
  const name = `Music week ${project.name} ${retry}`;
  // The last orders of other walks may have products that are deleted since.
  await placeOwnOrders(1);
  await enter(page, ADMIN, LIST);
  await begin(page, name);
  await page.getByLabel('Percent off').fill('20');
  await choose(page, 'Categories', 'Music');
  await page.getByLabel('From', { exact: true }).fill('2099-11-27T00:00');
  await page.getByLabel('Until').fill('2099-12-04T00:00');
  await expect(
    page.getByText('20% off Music, from Nov 27, 2099 through Dec 3, 2099.'),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Try it/ }).press('Enter');
  await expect(page.getByRole('row', { name: /Order \d+/ }).first()).toBeVisible();
  await expectAccessible(page, { part: 'main' });
  await save(page);
  await expect(page.getByRole('row', { name })).toContainText('Scheduled');
  await expectAccessible(page, { part: 'main' });
  await remove(page, name);
});

test('An administrator makes “3 for 2” and free delivery from $60', async ({ page }, {
  project,
  retry,
}) => {
  const name = `3 for 2 ${project.name} ${retry}`;
  await enter(page, ADMIN, LIST);
  await begin(page, name);
  await choose(page, 'State', 'Off');
  await choose(page, 'Kind', 'Buy X');
  await expect(page.getByText('Buy 2, get 1 free.')).toBeVisible();
  await expectAccessible(page, { part: 'main' });
  await save(page);
  const delivery = `Free delivery ${project.name} ${retry}`;
  await begin(page, delivery);
  await choose(page, 'State', 'Off');
  await choose(page, 'Kind', 'Free delivery');
  await page.getByLabel('Minimum amount in dollars').fill('60');
  await expect(page.getByText('Free delivery, from $60.')).toBeVisible();
  await save(page);
  await expect(page.getByRole('row', { name: delivery })).toContainText('Off');
  await remove(page, name);
  await remove(page, delivery);
});

test('An administrator generates 100 codes for the readers of a newsletter', async ({ page }, {
  project,
  retry,
}) => {
  const name = `Newsletter ${project.name} ${retry}`;
  await enter(page, ADMIN, LIST);
  await begin(page, name);
  await choose(page, 'State', 'Off');
  await page.getByLabel('Percent off').fill('15');
  await choose(page, 'Applies', 'With generated');
  await page.getByRole('button', { name: 'Save promotion' }).press('Enter');
  await page.getByLabel('Prefix (optional)').fill('news-');
  await page.keyboard.press('Enter');
  await expect(page.getByText('100 codes, 0 of them used')).toBeVisible();
  await expectAccessible(page, { part: 'main' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('codes.csv');
  await remove(page, name);
});
