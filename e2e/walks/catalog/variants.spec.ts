import { endpoints } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { test } from '../lib/own/own-products.js';
import { expect } from '../lib/walk.js';

const isCut = (field: HTMLElement) => field.scrollWidth > field.clientWidth;

test('A merchant makes variants as a table, and a shopper chooses one of them', async ({
  page,
  buildOwnProducts,
}, { project }) => {
  const { mark, products } = await buildOwnProducts(['Parcel tunic'], 3);
  const [tunic] = products;
  await enter(page, ADMIN, `/dashboard/admin/products/${tunic?.slug}`);
  await page.getByRole('link', { name: 'Options and variants' }).click();
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByLabel('Name').fill('Size');
  await page.getByLabel('Values').fill('S\nM');
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByLabel('Name').nth(1).fill('Color');
  await page.getByLabel('Values').nth(1).fill('Red\nBlue');
  await page.getByRole('button', { name: 'Update the rows' }).click();
  await expect(page.getByText('4 variants')).toBeVisible();

  const cellOf = (what: string, variant: string) =>
    page.getByRole('textbox', { name: `${what} of ${variant}`, exact: true });
  await cellOf('Price in dollars', 'S / Red').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '12\t5\n12\t0\n14\t+3\n14\t2\n');
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    field.dispatchEvent(paste);
  });
  await expect(cellOf('In stock', 'M / Red')).toHaveValue('3');
  await cellOf('Weight in grams', 'S / Red').fill('180');
  await page.getByRole('button', { name: 'Fill down Weight in grams' }).click();
  await cellOf('SKU', 'S / Red').fill(`T-${mark}-1`);
  await page.keyboard.press('Enter');
  await page.keyboard.type(`T-${mark}-2`);
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  await page.getByRole('button', { name: 'Save variants' }).click();
  await expect(page.getByText('Product Updated Successfully')).toBeVisible();
  await expect(cellOf('SKU', 'S / Blue')).toHaveValue(`T-${mark}-2`);
  await cellOf('SKU', 'M / Blue').fill(`TUNIC-M-BLUE-${mark}`);
  await expect.poll(() => cellOf('SKU', 'M / Blue').evaluate(isCut)).toBe(false);
  await cellOf('SKU', 'M / Blue').clear();
  await expect(cellOf('Weight in grams', 'M / Blue')).toHaveValue('180');

  await page.goto(`/product/${tunic?.slug}`);
  const article = page.getByRole('article').first();
  await article.getByRole('radio', { name: 'M', exact: true }).focus();
  if (project.name === 'phone') await article.getByText('M', { exact: true }).first().tap();
  else await page.keyboard.press('Space');
  await article.getByRole('radio', { name: /^Red/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/variant=/);
  await expect(article).toContainText('$14.00');
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  await article.getByRole('button', { name: 'ADD TO CART' }).click();
  await page.goto('/cart');
  await expect(page.getByText('M / Red').first()).toBeVisible();
});

test('The first variants keep SKU and pieces of the product, and fewer pieces are asked about', async ({
  page,
  buildOwnProducts,
}) => {
  const { admin, mark, products, stored } = await buildOwnProducts(['Parcel kilt'], 10);
  const [kilt] = products;
  const fields = { name: kilt?.name ?? '', description: 'Of wool', price: '5', quantity: '10' };
  const body = { ...fields, category: kilt?.category._id ?? '', sku: `K-${mark}` };
  await admin.call(endpoints.updateProduct, { params: { id: kilt?._id ?? '' }, body });
  await enter(page, ADMIN, `/dashboard/admin/products/${kilt?.slug}/variants`);
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByLabel('Name').fill('Size');
  await page.getByLabel('Values').fill('S\nM');
  await page.getByRole('button', { name: 'Update the rows' }).click();
  const stockOf = (size: string) =>
    page.getByRole('textbox', { name: `In stock of ${size}`, exact: true });
  await expect(page.getByRole('textbox', { name: 'SKU of S', exact: true })).toHaveValue(
    `K-${mark}`,
  );
  await expect(stockOf('S')).toHaveValue('10');
  await stockOf('S').fill('4');
  await stockOf('M').fill('5');
  await page.getByRole('button', { name: 'Save variants' }).click();
  const question = page.getByRole('dialog', { name: 'Save with less in stock?' });
  await expect(question).toContainText('1 piece goes out of stock');
  await expectAccessible(page, { part: '[role=dialog]' });
  await expectAccessibleIn('dark', page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect(await stored()).toMatchObject([{ quantity: 10 }]);
  await stockOf('M').fill('6');
  await page.getByRole('button', { name: 'Save variants' }).click();
  await expect(page.getByText('Product Updated Successfully')).toBeVisible();
  expect(await stored()).toMatchObject([{ quantity: 10, options: [{ values: ['S', 'M'] }] }]);
});
