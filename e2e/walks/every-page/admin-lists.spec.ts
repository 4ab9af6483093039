import type { Page } from '@playwright/test';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { expect, test } from '../lib/walk.js';

/** Pixels from the top within which the work begins on a phone. */
const EARLY = 300;

/** The administrator's lists, each with its first row. */
const LISTS = [
  ['orders', 'article'],
  ['products', 'li:has(> a[href*="/products/"])'],
  ['users', 'tbody tr'],
  ['changes', 'tbody tr'],
] as const;

async function open(page: Page, list: string) {
  await enter(page, ADMIN, `/dashboard/admin/${list}`);
}

for (const [list, row] of LISTS) {
  test(`On a phone the first of the ${list} is in sight, and menu and filters unfold`, async ({
    page,
  }, { project }) => {
    test.skip(project.name !== 'phone', 'wide pages show menu and filters at once');
    await open(page, list);
    const main = page.getByRole('main');
    const first = main.locator(row).first();
    await expect(first).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect((await first.boundingBox())?.y).toBeLessThan(EARLY);

    const sections = main.getByRole('button', { name: 'Sections' });
    const menu = main.getByRole('navigation', { name: 'Admin Panel' });
    const settings = menu.getByRole('link', { name: 'Settings', exact: true });
    await expect(settings).toBeHidden();
    await sections.focus();
    await page.keyboard.press('Enter');
    await expect(settings).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(sections).toBeFocused();

    const filters = main.getByRole('button', { name: 'Search and filter' });
    const search = main.getByRole('searchbox').first();
    await expect(search).toBeHidden();
    await filters.focus();
    await page.keyboard.press('Space');
    await expect(search).toBeVisible();
    await sections.click();
    await expectAccessible(page);
    await settings.click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await expect(settings).toBeHidden();
  });

  test(`The printed ${list} are the list, without navigation and filters`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name !== 'desktop', 'paper has one width');
    await open(page, list);
    const main = page.getByRole('main');
    await expect(main.locator(row).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(main.locator(row).first()).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByText('Skip to content')).toBeHidden();
    const width = await main.evaluate((element) => element.clientWidth);
    const listWidth = await main
      .locator(row)
      .first()
      .evaluate((element) => element.parentElement?.clientWidth);
    expect(listWidth, 'the list has the width of the sheet').toBeGreaterThan(width / 2);
  });
}

test('On a phone a row shows what there is, and no dashes', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'a table keeps its columns even');
  await open(page, 'customers');
  const cells = page.getByRole('main').locator('tbody td');
  await expect(cells.filter({ hasText: /@/ }).first()).toBeVisible();
  const empty = cells.filter({ hasText: /^–$/ });
  await expect(empty).not.toHaveCount(0);
  await expect(empty.filter({ visible: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('On a narrow screen the buttons of a row are as tall as a finger needs', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'a narrow window of a mouse, which no phone has');
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, 'users');
  const buttons = page.getByRole('main').locator('tbody').getByRole('button');
  await expect(buttons.first()).toBeVisible();
  const heights = await buttons.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
