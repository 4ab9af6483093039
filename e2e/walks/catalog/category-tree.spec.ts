import { randomInt } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter, sessionOf } from '../lib/enter.js';
import { touchDrag } from '../lib/touch-drag.js';
import { expect, test, type AfterWalk } from '../lib/walk.js';

/** Two categories at the top and two sold-out products in the first, all of this walk. */
async function buildCategories(origin: string, afterWalk: AfterWalk) {
  const { token } = await sessionOf(ADMIN, origin);
  const admin = new ApiClient(origin).as({ token });
  // Of digits alone: other walks count what a search for a letter finds.
  const mark = randomInt(1e9);
  const create = async (what: string, parent?: string) => {
    const body = { name: `${what} ${mark}`, parent };
    return (await admin.call(endpoints.createCategory, { body })).category;
  };
  afterWalk(async () => {
    const { category } = await admin.call(endpoints.listCategories);
    const own = category.filter(({ name }) => name.endsWith(` ${mark}`));
    for (const { slug } of own) {
      const params = { slug };
      const { products } = await admin.call(endpoints.listCategoryProducts, { params, query: {} });
      for (const { _id: id } of products)
        await admin.call(endpoints.deleteProduct, { params: { id } });
    }
    const depth = (id?: string): number =>
      id ? 1 + depth(own.find(({ _id }) => _id === id)?.parent) : 0;
    for (const { _id: id } of own.sort((a, b) => depth(b._id) - depth(a._id)))
      await admin.call(endpoints.deleteCategory, { params: { id } });
  });
  const [top, other] = [await create('Garden'), await create('Yard')];
  for (const name of ['Jug', 'Bowl']) {
    const fields = { name: `${name} ${mark}`, description: 'Of clay', price: '5' };
    const body = { ...fields, quantity: '0', category: top._id };
    await admin.call(endpoints.createProduct, { body });
  }
  return { mark, top, other, create };
}

test('A category gets others below it, a text and an order, which shoppers see, and is merged', async ({
  page,
  baseURL,
  afterWalk,
}) => {
  const { mark, top, other } = await buildCategories(baseURL ?? '', afterWalk);
  const pots = `Pots ${mark}`;
  await enter(page, ADMIN, '/dashboard/admin/create-category');
  const row = page.getByRole('row').filter({ hasText: top.name });
  await expect(row.getByText('2 products')).toBeVisible();

  await row.getByRole('button', { name: 'Add under' }).focus();
  await page.keyboard.press('Enter');
  const adding = page.getByRole('dialog', { name: `Add a category under ${top.name}` });
  await expect(adding.getByLabel('Category name')).toBeFocused();
  await page.keyboard.type(pots);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${pots} is created`)).toBeVisible();
  await expect(adding).toBeHidden();

  await row.getByRole('button', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit category' });
  await editing.getByRole('textbox', { name: /^Text/ }).fill('For the garden.\nAll of clay.');
  await editing.getByLabel('Find a product to pin').fill(`jug ${mark}`);
  await editing.getByRole('button', { name: `Pin Jug ${mark}` }).click();
  await expectAccessible(page, { part: '[role=dialog]' });
  await editing.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(`${top.name} is updated`)).toBeVisible();
  await expect(editing).toBeHidden();

  await page.goto(`/category/${top.slug}`);
  await expect(page.getByText('All of clay.')).toBeVisible();
  await expect(page.getByRole('link', { name: `Jug ${mark}` }).first()).toBeVisible();
  const names = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(names.first()).toHaveText(`Jug ${mark}`);
  await expectAccessible(page);
  const below = page.getByRole('navigation', { name: `Categories in ${top.name}` });
  await below.getByRole('link', { name: pots }).click();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link', { name: top.name })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard/admin/create-category');
  await row.getByRole('button', { name: 'Merge …' }).click();
  const merging = page.getByRole('dialog', { name: `Merge ${top.name} into another category` });
  await merging.getByLabel('Merge into').fill(other.name);
  await page.keyboard.press('Enter');
  const effects = merging.getByRole('list', { name: 'What happens' });
  await expect(effects).toContainText(`2 products go to ${other.name}`);
  await expect(effects).toContainText(pots);
  await expectAccessible(page, { part: '[role=dialog]' });
  await merging.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText(`${top.name} is merged into ${other.name}`)).toBeVisible();
  await expect(row).toBeHidden();

  await page.goto(`/category/${top.slug}`);
  await expect(page).toHaveURL(`/category/${other.slug}`);
  await expect(page.getByText('2 results found')).toBeVisible();
});

test('Categories are put in order and under others, dragged and by the keyboard', async ({
  page,
  baseURL,
  afterWalk,
}, { project }) => {
  const { mark, top, create } = await buildCategories(baseURL ?? '', afterWalk);
  // In a branch of their own: the top level is that of all walks.
  const [pots, vases] = [await create('Pots', top._id), await create('Vases', top._id)];
  const rows = page.getByRole('row').filter({ hasText: new RegExp(`(Pots|Vases) ${mark}`) });
  const cell = (at: number) => rows.nth(at).getByRole('cell').first();
  const grip = page.getByRole('button', { name: `Move ${pots.name} with the arrow keys` });
  const saved = () => page.waitForResponse(/update-category/);
  await enter(page, ADMIN, '/dashboard/admin/create-category');
  await expect(cell(0)).toContainText(pots.name);

  await grip.focus();
  const [moved] = await Promise.all([saved(), page.keyboard.press('ArrowDown')]);
  expect(moved.status()).toBe(200);
  await expect(cell(0)).toContainText(vases.name);
  await expect(grip).toBeFocused();
  await Promise.all([saved(), page.keyboard.press('ArrowRight')]);
  await expect(cell(1)).toHaveAttribute('data-level', '3');
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);

  // Near an edge of the window, dragging scrolls.
  await grip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = await grip.boundingBox();
  const above = await rows.first().boundingBox();
  if (!from || !above) throw new Error('The rows are not on the screen');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(above.x + 40, above.y + 20, { steps: 5 });
  await page.mouse.move(above.x + 40, above.y + 4, { steps: 3 });
  await Promise.all([saved(), page.mouse.up()]);
  await expect(cell(0)).toContainText(pots.name);
  await expect(cell(0)).toHaveAttribute('data-level', '2');
  if (project.name === 'phone') {
    const below = page.getByRole('row').filter({ hasText: vases.name });
    await Promise.all([saved(), touchDrag(page, grip, below, 0.9)]);
    await expect(cell(0)).toContainText(vases.name);
  }
});
