import type { Page } from '@playwright/test';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { turnOnSecondFactor } from '@shop/test-shop/client/second-factor';
import { expectAccessible } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { buildAdministrator } from '../lib/own/own-administrator.js';
import { expect, test } from '../lib/walk.js';

/** How many rows a list in its dense form has in sight at 1366 × 768. */
const ROWS = 15;

const LONG_NAME = 'Wilhelmina Charlotte Alexandrine von Hohenlohe-Langenburg';

const LISTS = [
  'orders',
  'products',
  'prices',
  'customers',
  'changes',
  'users',
  'brands',
  'staff',
  'mails',
];

const viewsOf = (page: Page) => page.getByRole('navigation', { name: 'Views' });

test('A view is saved from the present filters, renamed and deleted', async ({ page }, info) => {
  const name = `Reserved ${info.project.name}`;
  await enter(page, await buildAdministrator(), '/dashboard/admin/orders?payment=authorized');
  const views = viewsOf(page);
  if (info.project.name === 'phone')
    await page.getByRole('button', { name: 'Search and filter' }).click();
  await expect(views.getByRole('link', { name: 'To pack' })).toBeVisible();
  await views.getByRole('button', { name: 'Save view' }).press('Enter');
  const saving = page.getByRole('dialog', { name: 'Save this view' });
  await saving.getByLabel('Name').fill(name);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const tab = views.getByRole('link', { name });
  await expect(tab).toHaveAttribute('aria-current', 'page');

  await views.getByRole('link', { name: 'Unpaid' }).click();
  await expect(page).toHaveURL(/\?payment=pending$/);
  await tab.press('Enter');
  await expect(page).toHaveURL(/\?payment=authorized$/);
  await expectAccessible(page);

  await views.getByRole('button', { name: 'Edit views' }).click();
  const editing = page.getByRole('dialog', { name: 'Views of this list' });
  const field = editing.getByLabel(`Name of ${name}`);
  await field.fill(`${name} amounts`);
  await field.press('Enter');
  const renamed = editing.getByRole('button', { name: `Delete ${name} amounts` });
  await expect(renamed).toBeVisible();
  await expectAccessible(page);
  await renamed.click();
  await expect(renamed).toHaveCount(0);
  await editing.getByRole('button', { name: 'Close' }).click();
  await expect(views.getByRole('link', { name: `${name} amounts` })).toHaveCount(0);
});

test('Columns are chosen, resized by the keyboard, and are so in the next browser', async ({
  page,
  browser,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'a narrow screen shows cards');
  const administrator = await buildAdministrator();
  await enter(page, administrator, '/dashboard/admin/customers');
  const phone = page.getByRole('columnheader', { name: /^Phone/ });
  await expect(phone).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Phone' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(phone).toHaveCount(0);
  const email = page.getByRole('columnheader', { name: /^Email/ });
  const before = (await email.boundingBox())?.width ?? 0;
  const saved = page.waitForResponse(/\/auth\/preferences$/);
  await page.getByRole('separator', { name: 'Width of Email' }).press('ArrowRight');
  await saved;
  await expect.poll(async () => (await email.boundingBox())?.width).toBeGreaterThan(before);
  await expectAccessible(page);

  const next = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await enter(next, administrator, '/dashboard/admin/customers');
  await expect(next.getByRole('columnheader', { name: /^Email/ })).toBeVisible();
  await expect(next.getByRole('columnheader', { name: /^Phone/ })).toHaveCount(0);
  await next.context().close();
});

test('A wide column makes the list scroll sideways, and not the page', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'a narrow screen shows cards');
  await enter(page, await buildAdministrator(), '/dashboard/admin/users');
  const edge = page.getByRole('separator', { name: 'Width of Email' });
  await edge.hover();
  await page.mouse.down();
  await page.mouse.move((page.viewportSize()?.width ?? 0) - 10, 400, { steps: 5 });
  await page.mouse.up();
  const isWider = (element: Element) => element.scrollWidth > element.clientWidth;
  const frame = page.getByRole('table').locator('..');
  await expect.poll(() => frame.evaluate(isWider)).toBe(true);
  expect(await page.locator('html').evaluate(isWider)).toBe(false);
});

test('Fifteen rows of a dense list are in sight', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'a phone shows cards');
  await page.setViewportSize({ width: 1366, height: 768 });
  const administrator = await buildAdministrator();
  const visitor = new ApiClient(process.env.SHOP_ORIGIN ?? '');
  // With a second factor to reset, a user has more buttons than any other.
  const guarded = await buildShopper(visitor);
  await turnOnSecondFactor(visitor.as(await visitor.session(guarded)), guarded.password);
  // The newest customer stands first: no name makes its row higher than the others.
  await buildShopper(visitor, { name: LONG_NAME });
  for (const list of LISTS) {
    await enter(page, administrator, `/dashboard/admin/${list}`);
    const rows = page.getByRole('button', { name: 'Rows', exact: true });
    // Prices are fields in a list.
    const first = page.locator('main tbody tr, main li:has(form)').first();
    await expect(first.or(rows).first()).toBeVisible();
    if (await rows.isVisible()) await rows.click();
    await expect(first).toBeVisible();
    // The demo shop has fewer of some: what counts is where the first begins, and how high it is.
    await expect
      .poll(async () => {
        const box = await first.boundingBox();
        return box ? Math.floor((768 - box.y) / box.height) : 0;
      }, list)
      .toBeGreaterThanOrEqual(ROWS);
    // What is wider than its frame is cut off.
    const [table] = await page.locator('main table').all();
    const surplus = await table?.evaluate(
      (one) => one.clientWidth - (one.parentElement?.clientWidth ?? 0),
    );
    expect(surplus ?? 0, list).toBeLessThanOrEqual(0);
  }
});
