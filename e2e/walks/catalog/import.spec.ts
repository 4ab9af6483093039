import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter, sessionOf } from '../lib/enter.js';
import { expect, test } from '../lib/walk.js';

/** Removes what the walk has imported: other walks count what the shop has. */
async function removeImported(
  origin: string,
  { slug, category }: Record<'slug' | 'category', string>,
) {
  const { token } = await sessionOf(ADMIN, origin);
  const admin = new ApiClient(origin).as({ token });
  const { product } = await admin.call(endpoints.getProduct, { params: { slug } });
  await admin.call(endpoints.deleteProduct, { params: { id: product._id } });
  const { category: all } = await admin.call(endpoints.listCategories);
  for (const { _id: id } of all.filter(({ name }) => name === category))
    await admin.call(endpoints.deleteCategory, { params: { id } });
}

test('An administrator checks a file, sees its wrong row, and imports the others', async ({
  page,
  baseURL,
}, { project }) => {
  const name = `Imported on a ${project.name}`;
  const slug = `imported-${project.name}`;
  const category = `Things of a ${project.name}`;
  const file = [
    'Handle,Title,Type,Price,Stock,Status,Stoff',
    `${slug},${name},${category},20,3,active,Linen`,
    `wrong-${project.name},Wrong row,${category},twenty,3,active,Linen`,
    '',
  ].join('\n');
  await enter(page, ADMIN, '/dashboard/admin/products');
  if (project.name === 'phone')
    await page.getByRole('button', { name: 'Search and filter' }).click();
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import products' })).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).focus();
  await page.keyboard.press('Enter');
  await (
    await choosing
  ).setFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByText('These columns are not known')).toBeVisible();
  await expectAccessible(page);
  const assigned = page.getByRole('combobox', { name: 'Stoff' });
  await assigned.click();
  await assigned.fill('An attribute');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(
    page.getByText('2 products: 1 new, 0 changed, 0 unchanged, 1 refused.'),
  ).toBeVisible();
  await expect(page.getByText('Price is not an amount such as 1234.50')).toBeVisible();
  await expect(page.getByRole('cell', { name })).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  await page.reload();
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('products.csv: Imported.')).toBeVisible();
  await expect(page.getByText('Price is not an amount such as 1234.50')).toBeVisible();
  await page.goto(`/product/${slug}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Linen')).toBeVisible();
  await removeImported(baseURL ?? '', { slug, category });
});
