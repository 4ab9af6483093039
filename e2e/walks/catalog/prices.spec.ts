import { ADMIN } from '@shop/test-shop/client/people';
import { enter } from '../lib/enter.js';
import { test } from '../lib/own-products.js';
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
