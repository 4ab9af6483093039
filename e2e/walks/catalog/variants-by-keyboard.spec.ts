import { endpoints } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { press, tabTo, type } from '../lib/keys.js';
import { test } from '../lib/own/own-products.js';
import { expect } from '../lib/walk.js';

test('A merchant makes variants with only the keyboard', async ({ page, buildOwnProducts }) => {
  const { products, stored } = await buildOwnProducts(['Parcel apron'], 3);
  const [apron] = products;
  await enter(page, ADMIN, `/dashboard/admin/products/${apron?.slug}/variants`);
  await press(page, page.getByRole('button', { name: 'Add an option' }));
  await type(page, page.getByLabel('Name'), 'Size');
  await tabTo(page, page.getByLabel('Values'));
  await page.keyboard.type('S');
  await page.keyboard.press('Enter');
  await page.keyboard.type('M');
  await press(page, page.getByRole('button', { name: 'Update the rows' }));
  const cellOf = (what: string, variant: string) =>
    page.getByRole('textbox', { name: `${what} of ${variant}`, exact: true });
  // The first variant is what the product was.
  await expect(cellOf('Price in dollars', 'S')).toHaveValue('5.00');
  await expect(cellOf('In stock', 'S')).toHaveValue('3');
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  await tabTo(page, cellOf('Price in dollars', 'S'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(cellOf('Price in dollars', 'M')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(cellOf('Price in dollars', 'M')).toHaveValue('12');
  await tabTo(page, cellOf('In stock', 'M'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('+4');
  await tabTo(page, page.getByRole('checkbox', { name: 'Hide M' }));
  await expect(cellOf('In stock', 'M')).toHaveValue('4');
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Save variants' }));
  await expect(page.getByText('Product Updated Successfully')).toBeVisible();
  expect(await stored()).toMatchObject([{ price: 12, priceTo: 12, quantity: 3 }]);
});

test('A shopper chooses a variant with only the keyboard', async ({ page }) => {
  await page.goto('/product/city-backpack');
  const article = page.getByRole('article').first();
  const colours = article.getByRole('radiogroup', { name: 'Color' }).getByRole('radio');
  await tabTo(page, colours.first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/variant=/);
  await press(page, article.getByRole('button', { name: 'ADD TO CART' }));
  await expect(page.getByText('item added to cart').first()).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText(/Raspberry|Green|Blue/);
});

test('What is sold out or not made is reached with the keyboard, and says so', async ({
  page,
  buildOwnProducts,
}) => {
  const { admin, mark, products } = await buildOwnProducts(['Parcel cape'], 2);
  const [cape] = products;
  await admin.call(endpoints.saveVariants, {
    params: { id: cape?._id ?? '' },
    body: {
      options: [
        { name: 'Size', values: ['S', 'M'] },
        { name: 'Color', values: ['Red', 'Blue'] },
      ],
      variants: [
        { values: ['S', 'Red'], price: 5, quantity: 0 },
        { values: ['M', 'Red'], price: 6, quantity: 1 },
        { values: ['M', 'Blue'], price: 7, quantity: 1 },
      ],
      version: 0,
      editKey: `cape-${mark}`,
    },
  });
  await page.goto(`/product/${cape?.slug}`);
  const article = page.getByRole('article').first();
  const buy = article.getByRole('button', { name: 'ADD TO CART' });
  await tabTo(page, article.getByRole('radio', { name: /^S\b/ }));
  await page.keyboard.press('Space');
  await tabTo(page, article.getByRole('radio', { name: /^Red\s*, sold out$/ }));
  await page.keyboard.press('Space');
  await expect(article.getByText('S / Red is sold out')).toBeVisible();
  await expect(buy).toBeDisabled();
  await page.keyboard.press('ArrowDown');
  await expect(article.getByRole('radio', { name: /^Blue\s*, not available$/ })).toBeFocused();
  await expect(article.getByText('S / Blue is not available')).toBeVisible();
  await expect(buy).toBeDisabled();
  await expectAccessible(page);

  await page.keyboard.press('Shift+Tab');
  await expect(article.getByRole('radio', { name: /^S\b/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(article).toContainText('$7.00');
  await press(page, buy);
  await expect(page.getByText('item added to cart').first()).toBeVisible();
});
