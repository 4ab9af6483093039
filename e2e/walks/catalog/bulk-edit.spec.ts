import { endpoints } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { test } from '../lib/own/own-products.js';
import { expect } from '../lib/walk.js';

test('Prices of many products are raised after a preview, one is refused, and all is undone', async ({
  page,
  buildOwnProducts,
}) => {
  const { admin, mark, products, stored } = await buildOwnProducts(
    ['Parcel bowl', 'Parcel dish', 'Parcel plate'],
    3,
  );
  await enter(page, ADMIN, `/dashboard/admin/products?search=${mark}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected products' });
  await expect(bar.getByText('3 selected')).toBeVisible();
  await bar
    .getByRole('combobox', { name: 'What to do to the selected products' })
    .selectOption({ label: 'Change price by % …' });
  await bar.getByRole('textbox', { name: /^Value/ }).fill('10');
  await expect(
    bar.getByText(/^3 products will change, such as .*: \$5\.00 → \$5\.50\./),
  ).toBeVisible();
  await expectAccessible(page, { part: '[aria-label="Selected products"]' });
  await expectAccessibleIn('dark', page, '[aria-label="Selected products"]');

  // Somebody else changes one of them after it was shown.
  const [bowl] = products;
  await admin.call(endpoints.bulkEditProducts, {
    body: { changes: [{ productId: bowl?._id ?? '', price: 7, priceBefore: 5 }] },
  });
  await bar.getByRole('button', { name: 'Apply' }).click();
  await expect(bar.getByText('2 products changed. 1 not changed.')).toBeVisible();
  const refused = bar.getByRole('list', { name: 'Products that were not changed' });
  await expect(refused).toContainText(bowl?.name ?? '');
  expect((await stored()).map(({ price }) => price)).toEqual([7, 5.5, 5.5]);
  await expectAccessible(page, { part: '[aria-label="Selected products"]' });
  await expectAccessibleIn('dark', page, '[aria-label="Selected products"]');

  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(bar.getByText('2 products restored.')).toBeVisible();
  expect((await stored()).map(({ price }) => price)).toEqual([7, 5, 5]);
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
});
