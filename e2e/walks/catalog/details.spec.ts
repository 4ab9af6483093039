import { endpoints } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { test } from '../lib/own/own-products.js';
import { expect } from '../lib/walk.js';

test('a merchant describes a product, duplicates it and finds both by brand', async ({
  page,
  buildOwnProducts,
}) => {
  const { admin, products, mark } = await buildOwnProducts(['Parcel bowl'], 3);
  const [bowl] = products;
  await enter(page, ADMIN, `/dashboard/admin/products/${bowl?.slug}`);
  for (const part of ['Organization', 'Price and inventory', 'Attributes']) {
    const summary = page.locator('summary', { hasText: part });
    await summary.focus();
    await page.keyboard.press('Enter');
  }
  await page.getByLabel('Brand').fill(`Kiln ${mark}`);
  await page.getByLabel('Tags').fill('Clay, gift');
  await page.getByLabel('Compare-at price in dollars').fill('8');
  await page.getByLabel('SKU').fill(`B-${mark}`);
  await page.getByRole('textbox', { name: 'Attributes' }).fill('Glaze');
  await page.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
  await expect(page.getByText("An attribute's value is required").first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Attributes' }).fill('Glaze: White');
  await expectAccessible(page, { part: 'main form[class]' });
  await page.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
  await expect(page).toHaveURL(/\/products$/);

  await page.goto(`/dashboard/admin/products/${bowl?.slug}`);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/copy-of-parcel-bowl/);
  await expect(page.getByPlaceholder('write a name')).toHaveValue(`Copy of Parcel bowl ${mark}`);
  await expect(page.getByLabel('Brand')).toHaveValue(`Kiln ${mark}`);
  await expect(page.getByLabel('SKU')).toHaveValue('');

  const filters = new URLSearchParams({ brand: `kiln ${mark}`, tag: 'GIFT' });
  await page.goto(`/dashboard/admin/products?${filters.toString()}`);
  await expect(page.getByText('2 products')).toBeVisible();

  const query = { brand: `Kiln ${mark}` };
  const listed = await admin.call(endpoints.listAdministeredProducts, { query });
  for (const { _id: id, status } of listed.products)
    if (status === 'draft') await admin.call(endpoints.deleteProduct, { params: { id } });
});

test('a shopper sees the sale, the brand and the attributes of a product', async ({
  page,
  buildOwnProducts,
}) => {
  const { admin, products, mark } = await buildOwnProducts(['Parcel jug'], 3);
  const [jug] = products;
  const brand = `Kiln ${mark}`;
  const told = { brand, compareAtPrice: '8', attributes: 'Glaze: White' };
  const kept = { name: jug?.name ?? '', description: 'Of clay', price: '5', quantity: '3' };
  const body = { ...kept, category: jug?.category._id ?? '', ...told };
  await admin.call(endpoints.updateProduct, { params: { id: jug?._id ?? '' }, body });
  await page.goto(`/product/${jug?.slug}`);
  const article = page.getByRole('article').first();
  await expect(article).toContainText('Sale price $5.00 Regular price $8.00');
  await expect(article.getByRole('row', { name: 'Glaze White' })).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  await article.getByRole('link', { name: brand }).click();
  const card = page.getByRole('article', { name: jug?.name ?? '' });
  await expect(card).toContainText('Sale');
});
