import { randomInt } from 'node:crypto';
import { endpoints, type Product } from '@shop/shared';
import { ApiClient } from '../shop/api-client.js';
import { ADMIN } from '../shop/people.js';
import { enter, sessionOf } from './enter.js';
import { expect, test } from './walk.js';

/** Two sold-out products of this walk, and a text that finds them alone. */
async function buildProducts(origin: string) {
  const { token } = await sessionOf(ADMIN, origin);
  const admin = new ApiClient(origin).as({ token });
  const [category] = (await admin.call(endpoints.listCategories)).category;
  // Of digits alone: other walks count what a search for a letter finds.
  const mark = randomInt(1e9);
  const products: Product[] = [];
  for (const what of ['Saucer', 'Beaker']) {
    const fields = { name: `${what} ${mark}`, description: 'Of clay', price: '5', quantity: '0' };
    const body = { ...fields, category: category?._id ?? '' };
    products.push((await admin.call(endpoints.createProduct, { body })).product);
  }
  const stored = async () => {
    const found = await Promise.all(
      products.map(({ slug }) => admin.call(endpoints.getProduct, { params: { slug } })),
    );
    return found.map(({ product: { price, quantity } }) => ({ price, quantity }));
  };
  const remove = async () => {
    for (const { _id: id } of products)
      await admin.call(endpoints.deleteProduct, { params: { id } });
  };
  return { mark, stored, remove };
}

test('Prices and stock of several products are changed without leaving the keyboard', async ({
  page,
  baseURL,
}) => {
  const { mark, stored, remove } = await buildProducts(baseURL ?? '');
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
  expect(await stored()).toEqual([
    { price: 6.25, quantity: 3 },
    { price: 7.5, quantity: 0 },
  ]);

  await fieldOf('Price', 'Saucer').press('ArrowUp');
  await expect(fieldOf('Price', 'Beaker')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fieldOf('Price', 'Saucer')).toBeFocused();
  await page.getByRole('link', { name: 'Show as cards' }).click();
  await expect(page.getByText('$6.25')).toBeVisible();
  await remove();
});
