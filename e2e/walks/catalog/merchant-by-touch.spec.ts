import { endpoints } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { png } from '../../fuzz/inputs/pictures.js';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { test } from '../lib/own/own-products.js';
import { expect } from '../lib/walk.js';

test('Prices of products and variants are raised by touch, and set back', async ({
  page,
  buildOwnProducts,
}) => {
  const { admin, mark, products, stored } = await buildOwnProducts(
    ['Parcel mitten', 'Parcel scarf'],
    3,
  );
  await admin.call(endpoints.saveVariants, {
    params: { id: products[0]?._id ?? '' },
    body: {
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [
        { values: ['S'], price: 6 },
        { values: ['M'], price: 8 },
      ],
      version: 0,
      editKey: `touch-${mark}`,
    },
  });
  await enter(page, ADMIN, `/dashboard/admin/products?search=${mark}`);
  await page.getByText('Select all on this page').tap();
  const bar = page.getByRole('region', { name: 'Selected products' });
  await bar.getByLabel('What to do to the selected products').selectOption('percent');
  await bar.getByRole('textbox', { name: /^Value/ }).fill('10');
  await expect(bar.getByText(/^2 products will change, with 2 variants, such as/)).toBeVisible();
  await expectAccessible(page, { part: '[aria-label="Selected products"]' });
  await expectAccessibleIn('dark', page, '[aria-label="Selected products"]');
  await bar.getByRole('button', { name: 'Apply' }).tap();
  await expect(bar.getByText('2 products changed.')).toBeVisible();
  expect(await stored()).toMatchObject([{ price: 6.6, priceTo: 8.8, quantity: 3 }, { price: 5.5 }]);
  await bar.getByRole('button', { name: 'Undo' }).tap();
  await expect(bar.getByText('2 products restored.')).toBeVisible();
  expect(await stored()).toMatchObject([{ price: 6, priceTo: 8 }, { price: 5 }]);
});

test('A price is typed into the table by touch', async ({ page, buildOwnProducts }) => {
  const { mark, stored } = await buildOwnProducts(['Parcel beret'], 3);
  await enter(page, ADMIN, `/dashboard/admin/prices?search=${mark}`);
  const price = page.getByLabel(new RegExp(`^Price of Parcel beret ${mark}`));
  await expect(price).toHaveValue('5.00');
  await price.tap();
  await price.fill('7,50');
  await page.getByRole('button', { name: /^Save/ }).first().tap();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  expect(await stored()).toMatchObject([{ price: 7.5 }]);
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
});

test('Photos of a new product are chosen by touch, and the first one is removed', async ({
  page,
}) => {
  await enter(page, ADMIN, '/dashboard/admin/create-product');
  const file = (name: string) => ({ name, mimeType: 'image/png', buffer: png(300, 200) });
  await page.getByLabel('Upload Photo').setInputFiles([file('one.png'), file('two.png')]);
  const more = page.getByRole('list', { name: 'More photos' });
  await expect(more).toContainText('two.png');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photos' }).tap();
  await (await choosing).setFiles([file('three.png')]);
  await expect(more.locator('img')).toHaveCount(2);
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  await page.getByRole('button', { name: 'Remove this photo' }).tap();
  await expect(more.getByRole('listitem')).toHaveCount(1);
  await expect(more).toContainText('three.png');
});

test('A file is imported by touch, and undone', async ({ page, buildOwnProducts }) => {
  const { admin, mark, products } = await buildOwnProducts(['Parcel cap'], 3);
  const [cap] = products;
  const query = { search: String(mark) };
  const exported = await admin.call(endpoints.exportProducts, { query });
  const csv = (await exported.text()).replace('5.00', '6.50');
  await enter(page, ADMIN, '/dashboard/admin/products/import');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).tap();
  await (
    await choosing
  ).setFiles({ name: 'caps.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Check the file' }).tap();
  await expect(page.getByText('Price: $5.00 → $6.50')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 product' }).tap();
  await expect(page.getByText('caps.csv: Imported.')).toBeVisible();
  const params = { slug: cap?.slug ?? '' };
  const price = async () => (await admin.call(endpoints.getProduct, { params })).product.price;
  expect(await price()).toBe(6.5);
  await page.getByRole('button', { name: 'Undo the import' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).tap();
  await expect(page.getByText('caps.csv: Undone.')).toBeVisible();
  expect(await price()).toBe(5);
});

test('Brand, tags, SKU and attributes of a product are filled in by touch', async ({
  page,
  buildOwnProducts,
}) => {
  const { mark, products, stored } = await buildOwnProducts(['Parcel belt'], 3);
  await enter(page, ADMIN, `/dashboard/admin/products/${products[0]?.slug}`);
  for (const part of ['Organization', 'Price and inventory', 'Attributes'])
    await page.locator('summary', { hasText: part }).tap();
  const texts = { Brand: `Kiln ${mark}`, SKU: `B-${mark}`, Attributes: 'Buckle: Brass' };
  for (const [name, text] of Object.entries(texts)) {
    const field = page.getByRole('textbox', { name: new RegExp(`^${name}`) });
    await field.tap();
    await field.fill(text);
  }
  await page.getByRole('button', { name: 'UPDATE PRODUCT' }).tap();
  await expect(page).toHaveURL(/\/products$/);
  expect(await stored()).toMatchObject([
    { brand: { name: texts.Brand }, attributes: [{ name: 'Buckle', value: 'Brass' }] },
  ]);
});

test.describe('A category in use', () => {
  // The shop refuses to delete it.
  test.use({ isRefused: true });

  test('is emptied into another one by touch', async ({ page, buildOwnProducts, afterWalk }) => {
    const { admin, mark, products, stored } = await buildOwnProducts(['Parcel pan'], 3);
    const [{ _id: productId, category: home } = { _id: '', category: { _id: '' } }] = products;
    const moveByCall = (category: string, categoryBefore: string) =>
      admin.call(endpoints.bulkEditProducts, {
        body: { changes: [{ productId, category, categoryBefore }] },
      });
    const create = async (what: string) =>
      (await admin.call(endpoints.createCategory, { body: { name: `${what} ${mark}` } })).category;
    const [from, to] = [await create('Old'), await create('New')];
    afterWalk(async () => {
      const now = (await stored())[0]?.category._id ?? home._id;
      if (now !== home._id) await moveByCall(home._id, now);
      const { category } = await admin.call(endpoints.listCategories);
      for (const { _id: id } of category.filter(({ name }) => name.endsWith(` ${mark}`)))
        await admin.call(endpoints.deleteCategory, { params: { id } });
    });
    await moveByCall(from._id, home._id);
    await enter(page, ADMIN, '/dashboard/admin/create-category');
    const row = page.getByRole('row').filter({ hasText: from.name });
    const remove = async (answer: string) => {
      await row.getByRole('button', { name: `Delete ${from.name}` }).tap();
      await page.getByRole('dialog').getByRole('button', { name: answer }).tap();
    };
    await remove('Move products …');
    const dialog = page.getByRole('dialog', { name: `Move products of ${from.name}` });
    await dialog.getByLabel('Move to').tap();
    await dialog.getByLabel('Move to').fill(to.name);
    const options = page.locator('.ant-select-item-option');
    await expect(options).toHaveCount(1);
    await options.tap();
    await dialog.getByRole('button', { name: 'Move products' }).tap();
    await expect(page.getByText(`Moved 1 product to ${to.name}`)).toBeVisible();
    expect(await stored()).toMatchObject([{ category: { _id: to._id } }]);
    await expect(dialog).toBeHidden();
    await remove('Delete category');
    await expect(row).toBeHidden();
  });
});
