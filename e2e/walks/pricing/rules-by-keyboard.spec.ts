import type { Page } from '@playwright/test';
import { endpoints } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { pick, press, type } from '../lib/keys.js';
import { useMerchantsShop } from '../lib/merchants-shop.js';
import { expect, test } from '../lib/walk.js';

const opened = useMerchantsShop();

/** Everything but the address bar is done by keys. */
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const combobox = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true }).first();

async function expectInBothThemes(page: Page) {
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('Zones, methods, rates, promotions and codes are set up with only the keyboard', async ({
  page,
}) => {
  const { shop, merchant } = opened;
  await test.step('a zone and its method', async () => {
    await enter(page, ADMIN, '/dashboard/admin/delivery', shop.origin);
    await press(page, page.getByRole('link', { name: 'Add a zone' }).first());
    await type(page, page.getByLabel('Name', { exact: true }), 'Austria');
    await pick(page, combobox(page, 'Countries'), 'Austria');
    await press(page, button(page, 'Add a method'));
    await type(page, page.getByLabel('Name of the method'), 'Parcel');
    await type(page, page.getByLabel('Amount in dollars', { exact: true }), '4.90');
    await expectInBothThemes(page);
    await press(page, button(page, 'Save zone'));
    await expect(page.getByRole('link', { name: 'Edit Austria' })).toBeVisible();
    await expectInBothThemes(page);
  });

  await test.step('a rate', async () => {
    await page.goto(`${shop.origin}/dashboard/admin/taxes`);
    await press(page, button(page, 'Add a rate to Austria'));
    await type(page, page.getByLabel('Name', { exact: true }), 'VAT');
    await type(page, page.getByLabel('Percent', { exact: true }), '8.875');
    await expectInBothThemes(page);
    await press(page, button(page, 'Save rate'));
    await expect(page.getByText('VAT 8.875%')).toBeVisible();
    await expectInBothThemes(page);
  });

  await test.step('a promotion, tried on a cart', async () => {
    await page.goto(`${shop.origin}/dashboard/admin/promotions`);
    await press(page, page.getByRole('link', { name: 'New promotion' }).first());
    await type(page, page.getByLabel('Name', { exact: true }), 'Readers');
    await type(page, page.getByLabel('Percent off'), '20');
    await pick(page, combobox(page, 'Categories'), 'Clothing');
    await pick(page, combobox(page, 'Applies'), 'With generated');
    await press(page, button(page, /^Try it/));
    await expectInBothThemes(page);
    await press(page, button(page, 'Save promotion'));
  });

  await test.step('its codes', async () => {
    await type(page, page.getByLabel('Prefix (optional)'), 'news-');
    await press(page, button(page, 'Generate codes'));
    await expect(page.getByText('100 codes, 0 of them used')).toBeVisible();
    await expectInBothThemes(page);
    const download = page.waitForEvent('download');
    await press(page, button(page, 'Export as CSV'));
    expect((await download).suggestedFilename()).toBe('codes.csv');
    const { promotions } = await merchant.admin.call(endpoints.listPromotions);
    expect(promotions).toMatchObject([{ name: 'Readers', value: 20, generatesCodes: true }]);
  });

  await test.step('the list', async () => {
    await page.goto(`${shop.origin}/dashboard/admin/promotions`);
    await expectInBothThemes(page);
    await press(page, page.getByRole('link', { name: 'Readers', exact: true }));
    await press(page, button(page, 'Delete'));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await expect(page.getByText('Readers is deleted')).toBeVisible();
  });
});

test('An address book is kept with only the keyboard', async ({ page }) => {
  const { shop, merchant } = opened;
  const entries = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
  async function add(name: string, city: string) {
    await press(page, button(page, 'Add an address'));
    await type(page, page.getByLabel('Country'), 'Austria');
    await type(page, page.getByLabel('Name', { exact: true }), name);
    await type(page, page.getByLabel('Address', { exact: true }), 'Ring 7');
    await type(page, page.getByLabel('Postal code'), '1010');
    await type(page, page.getByLabel('City'), city);
    await press(page, button(page, 'Save address'));
    await expect(entries.filter({ hasText: name })).toBeVisible();
  }
  await enter(page, merchant.company.credentials, '/dashboard/user/addresses', shop.origin);
  await add('Home', 'Vienna');
  await add('Office', 'Graz');
  await press(page, button(page, /^Make default: Office/));
  await expect(entries.first()).toContainText('Office');
  await expectInBothThemes(page);
  await press(page, button(page, /^Edit Home/));
  await expectInBothThemes(page);
  await press(page, button(page, 'Cancel'));
  await press(page, button(page, /^Remove Home/));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
  await expect(entries).toHaveCount(1);
});
