import { endpoints } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { png } from '../../fuzz/inputs/pictures.js';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { test } from '../lib/own-products.js';
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
