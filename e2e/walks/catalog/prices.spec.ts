import { ADMIN } from '@shop/test-shop/client/people';
import { enter } from '../lib/enter.js';
import { test } from '../lib/own/own-products.js';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { expect } from '../lib/walk.js';

test('Prices and stock of several products are changed without leaving the keyboard', async ({
  page,
  buildOwnProducts,
}) => {
  const { mark, stored } = await buildOwnProducts(['Saucer', 'Beaker'], 0);
  await enter(page, ADMIN, `/dashboard/admin/products?search=${mark}`);
  await page.getByRole('link', { name: 'Edit prices and stock' }).click();
  const fieldOf = (what: string, product: string) =>
    page.getByLabel(new RegExp(`^${what} of ${product} ${mark}`));

  await fieldOf('Price', 'Beaker').fill('7.5');
  await page.keyboard.press('Enter');
  await expect(fieldOf('Price', 'Saucer')).toBeFocused();
  await page.keyboard.type('6.25');
  await page.keyboard.press('Tab');
  await expect(fieldOf('Compare-at price', 'Saucer')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved/)).toHaveCount(2);
  expect(await stored()).toMatchObject([
    { price: 6.25, quantity: 3 },
    { price: 7.5, quantity: 0 },
  ]);

  await fieldOf('Price', 'Saucer').press('ArrowUp');
  await expect(fieldOf('Price', 'Beaker')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fieldOf('Price', 'Saucer')).toBeFocused();
  await page.getByRole('link', { name: 'Show as cards' }).click();
  await expect(page.getByText('$6.25')).toBeVisible();
});

test('A block from a spreadsheet is pasted, filled down, and saved at once', async ({
  page,
  buildOwnProducts,
}) => {
  const { mark, stored } = await buildOwnProducts(['Parcel trivet', 'Parcel ladle'], 46);
  await enter(page, ADMIN, `/dashboard/admin/prices?search=${mark}`);
  const fieldOf = (what: string, product: string) =>
    page.getByLabel(new RegExp(`^${what} of ${product} ${mark}`));

  await fieldOf('Stock', 'Parcel ladle').fill('+12');
  await fieldOf('Price', 'Parcel ladle').focus();
  await expect(fieldOf('Stock', 'Parcel ladle')).toHaveValue('58');
  await fieldOf('Price', 'Parcel ladle').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '7.50\t9\n6,25\t8\t-6\n');
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    field.dispatchEvent(paste);
  });
  await expect(fieldOf('Price', 'Parcel trivet')).toHaveValue('6,25');
  await expect(page.getByText('2 rows are not saved')).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  await page.getByRole('button', { name: 'Save all' }).click();
  await expect(page.getByText(/^Saved/)).toHaveCount(2);
  expect(await stored()).toMatchObject([
    { price: 6.25, compareAtPrice: 8, quantity: 40 },
    { price: 7.5, compareAtPrice: 9, quantity: 58 },
  ]);

  await fieldOf('Compare-at price', 'Parcel ladle').fill('');
  await page.getByRole('button', { name: 'Fill down Compare-at price' }).click();
  await page.getByRole('button', { name: 'Save all' }).click();
  await expect(page.getByText(/^Saved/)).toHaveCount(2);
  expect(await stored()).toMatchObject([{ price: 6.25 }, { price: 7.5 }]);
  expect((await stored()).every((product) => !('compareAtPrice' in product))).toBe(true);
});
