import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { buildAdministrator } from '../lib/own/own-administrator.js';
import { expect, test } from '../lib/walk.js';

/** The lists whose rows open beside them, each with what its details hold. */
const LISTS = [
  ['orders', 'Shipment'],
  ['products', 'Stock history'],
  ['customers', 'Contact'],
] as const;

async function openRows(page: Page, list: string) {
  await enter(page, await buildAdministrator(), `/dashboard/admin/${list}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status').first()).toBeVisible();
  if (list !== 'customers') await main.getByRole('button', { name: 'Rows' }).click();
  await expect(main.getByRole('rowheader').first()).toBeVisible();
  return main;
}

for (const [list, content] of LISTS) {
  test(`Details of ${list} open beside the list, follow the keys, and close`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name === 'phone', 'a phone opens the screen of a row');
    const main = await openRows(page, list);
    const details = page.getByRole('complementary', { name: 'Details' });
    // By their keys: what other walks make meanwhile may come before them.
    const openKey = () => new URL(page.url()).searchParams.get('open');
    const linkOf = (key: string | null) => main.locator(`[data-row="${key}"] [data-row-link]`);
    const expectDetailsOf = async (key: string | null) => {
      const name = (await linkOf(key).textContent()) ?? '';
      await expect(details.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(main.locator('tr[aria-current]')).toHaveAttribute('data-row', key ?? '');
    };

    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect.poll(openKey).not.toBeNull();
    const first = openKey();
    await expectDetailsOf(first);
    await expect(details.getByText(content).first()).toBeVisible();
    await expect(linkOf(first)).toBeFocused();
    expect((await details.boundingBox())?.x).toBeGreaterThan(600);
    await expectAccessible(page);
    await expectAccessibleIn('dark', page);
    await page.emulateMedia({ colorScheme: 'light' });

    await page.keyboard.press('j');
    await expect.poll(openKey).not.toBe(first);
    const second = openKey();
    await expectDetailsOf(second);
    await page.reload();
    await expectDetailsOf(second);

    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
    await expect(linkOf(second)).toBeFocused();
    await expect(page).toHaveURL((url) => !url.searchParams.has('open'));

    await linkOf(first).click();
    await expectDetailsOf(first);
    await page.goBack();
    await expect(details).toHaveCount(0);
    await linkOf(first).click();
    await details.getByRole('link', { name: 'Open on its own screen' }).click();
    await expect(details).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expectDetailsOf(first);
  });
}

test('On a phone an address with open details shows them, and the list behind them', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'a wide screen shows both');
  await enter(page, await buildAdministrator(), '/dashboard/admin/orders?open=1003');
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details).toHaveCount(0);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Rows' }).click();
  await expect(details.getByRole('heading', { name: 'Order 1003' })).toBeVisible();
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Close details' }).click();
  await expect(main.getByRole('rowheader').first()).toBeVisible();
});
