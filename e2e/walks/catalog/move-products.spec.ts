import { randomInt } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter, sessionOf } from '../lib/enter.js';
import { expect, test, type AfterWalk } from '../lib/walk.js';

test.use({ isRefused: true });

/** Two categories of this walk, one of them with sold-out products, which no other walk buys. */
async function buildCategories(origin: string, afterWalk: AfterWalk) {
  const { token } = await sessionOf(ADMIN, origin);
  const admin = new ApiClient(origin).as({ token });
  // Of digits alone: other walks count what a search for a letter finds.
  const mark = randomInt(1e9);
  const create = async (what: string) => {
    const body = { name: `${what} ${mark}` };
    return (await admin.call(endpoints.createCategory, { body })).category;
  };
  const productsOf = async (slug: string) => {
    const input = { params: { slug }, query: {} };
    return (await admin.call(endpoints.listCategoryProducts, input)).products;
  };
  afterWalk(async () => {
    const { category } = await admin.call(endpoints.listCategories);
    for (const { _id, slug } of category.filter(({ name }) => name.endsWith(` ${mark}`))) {
      for (const { _id: id } of await productsOf(slug))
        await admin.call(endpoints.deleteProduct, { params: { id } });
      await admin.call(endpoints.deleteCategory, { params: { id: _id } });
    }
  });
  const [from, to] = [await create('Old'), await create('New')];
  for (const name of ['Jug', 'Bowl', 'Plate']) {
    const fields = { name: `${name} ${mark}`, description: 'Of clay', price: '5' };
    const body = { ...fields, quantity: '0', category: from._id };
    await admin.call(endpoints.createProduct, { body });
  }
  return { from, to, productsOf };
}

test('A category that is in use is emptied into another one, and deleted', async ({
  page,
  baseURL,
  afterWalk,
}) => {
  const { from, to, productsOf } = await buildCategories(baseURL ?? '', afterWalk);
  await enter(page, ADMIN, '/dashboard/admin/create-category');
  const row = page.getByRole('row').filter({ hasText: from.name });
  const deletion = row.getByRole('button', { name: `Delete ${from.name}` });
  const question = page.getByRole('dialog', { name: `Delete category ${from.name}?` });
  const keep = question.getByRole('button', { name: 'Keep it' });
  await deletion.dblclick();
  await expect(keep).toBeFocused();
  await expectAccessible(page, { part: '[role=dialog]' });
  await expectAccessibleIn('dark', page, '[role=dialog]');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(deletion).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(keep).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  const confirm = async () => {
    await deletion.click();
    await expect(keep).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  await deletion.click();
  await expect(question.getByText(`${from.name} is used by 3 products`)).toBeVisible();
  await expect(keep).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(deletion).toBeFocused();

  await confirm();
  const dialog = page.getByRole('dialog', { name: `Move products of ${from.name}` });
  const move = dialog.getByRole('button', { name: 'Move products' });
  await expect(move).toBeDisabled();
  await expectAccessible(page, { part: '[role=dialog]' });
  await expectAccessibleIn('dark', page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(deletion).toBeFocused();

  await confirm();
  await dialog.getByLabel('Move to').fill(to.name);
  await page.keyboard.press('Enter');
  await move.click();
  await expect(page.getByText(`Moved 3 products to ${to.name}`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row.getByText('0 products')).toBeVisible();
  expect(await productsOf(to.slug)).toHaveLength(3);

  await confirm();
  await expect(page.getByText('category is deleted')).toBeVisible();
  await expect(row).toBeHidden();
});
