import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
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

test('Status, category and tags of several products are typed, copied and pasted as in a spreadsheet', async ({
  page,
  context,
  buildOwnProducts,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { mark, admin } = await buildOwnProducts(['Parcel jug', 'Parcel bowl'], 4);
  await enter(page, ADMIN, `/dashboard/admin/prices?search=${mark}`);
  await page.getByRole('link', { name: 'Edit details' }).click();
  const fieldOf = (what: string, product: string) =>
    page.getByLabel(new RegExp(`^${what} of ${product} ${mark}`));

  await fieldOf('Status', 'Parcel bowl').fill('dr');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Toys');
  await page.keyboard.press('Enter');
  await expect(fieldOf('Category', 'Parcel jug')).toBeFocused();
  await expect(page.getByText(/^Saved/)).toHaveCount(1);
  await expect(fieldOf('Status', 'Parcel bowl')).toHaveValue('Draft');

  await fieldOf('Tags', 'Parcel bowl').fill('clay, sale');
  await fieldOf('Status', 'Parcel bowl').focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  for (let column = 0; column < 3; column += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+C');
  await fieldOf('Status', 'Parcel jug').focus();
  await page.keyboard.press('Control+V');
  await expect(fieldOf('Tags', 'Parcel jug')).toHaveValue('clay, sale');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save all' }).click();
  await expect(page.getByText(/^Saved/)).toHaveCount(2);
  const query = { search: String(mark) };
  const { products } = await admin.call(endpoints.listAdministeredProducts, { query });
  expect(products).toMatchObject(
    [1, 2].map(() => ({ status: 'draft', category: { name: 'Toys' }, tags: ['clay', 'sale'] })),
  );
});

test('Prices and stock of variants are changed in the same list as the others', async ({
  page,
  buildOwnProducts,
}) => {
  const { mark, admin, products } = await buildOwnProducts(['Parcel mug'], 4);
  const { _id: id = '' } = products[0] ?? {};
  const variants = ['S', 'L'].map((size) => ({ values: [size], price: 5, quantity: 2 }));
  const options = [{ name: 'Size', values: ['S', 'L'] }];
  const body = { options, variants, version: 0, editKey: randomUUID() };
  await admin.call(endpoints.saveVariants, { params: { id }, body });
  await enter(page, ADMIN, `/dashboard/admin/prices?search=${mark}`);
  const fieldOf = (what: string, size: string) =>
    page.getByLabel(new RegExp(`^${what} of Parcel mug ${mark}, ${size}`));

  await page.getByRole('button', { name: 'Variants' }).click();
  await fieldOf('Price', 'S').fill('6');
  await page.keyboard.press('Enter');
  await page.keyboard.type('7.50');
  await fieldOf('Stock', 'L').fill('+12');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved/)).toHaveCount(2);
  await expectAccessible(page);
  await expect(page.getByText('$6.00 – $7.50')).toBeVisible();
  const stored = await admin.call(endpoints.getVariants, { params: { id } });
  expect(stored.variants).toMatchObject([
    { price: 6, quantity: 2 },
    { price: 7.5, quantity: 14 },
  ]);
});
