import { endpoints, type CategoryOrder } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildAdmin,
  buildCategory,
  buildOrder,
  buildProduct,
} from '../../../../testing/factories.js';
import { useSearchedShop } from '../../../../testing/searched-shop.js';
import { useTestShop } from '../../../../testing/test-shop.js';

useTestShop();
const { shop, index } = useSearchedShop();

const ids: Record<string, string> = {};
let men: string;

beforeEach(async () => {
  men = (await buildCategory('Men')).id;
  const { id: shoes } = await buildCategory('Shoes', { parent: men });
  const build = async (name: string, price: number, category: string) =>
    (ids[name] = (await buildProduct({ name, price, category, quantity: 9 })).id);
  await build('Belt', 30, men);
  await build('Apron', 10, men);
  await build('Clog', 20, shoes);
  await buildOrder({ items: [{ product: ids.Apron ?? '', quantity: 2 }] });
});

async function setOrder(order: CategoryOrder | null): Promise<void> {
  const { token } = await buildAdmin();
  const body = { name: 'Men', order };
  await shop.call(endpoints.updateCategory, { token, params: { id: men }, body });
}

const namesOf = (products: readonly { name: string }[]) => products.map(({ name }) => name);

async function catalogue(query: Record<string, string | number> = {}) {
  const { body } = await shop.call(endpoints.listCatalogue, { query: { within: 'men', ...query } });
  return namesOf(body.products);
}

async function category(query: Record<string, string | number> = {}) {
  const input = { params: { slug: 'men' }, query };
  return namesOf((await shop.call(endpoints.listCategoryProducts, input)).body.products);
}

describe('the order of a category', () => {
  it.each([
    ['price', ['Apron', 'Clog', 'Belt']],
    ['price-desc', ['Belt', 'Clog', 'Apron']],
    ['name', ['Apron', 'Belt', 'Clog']],
    ['best-selling', ['Apron', 'Clog', 'Belt']],
  ] as const)('is %s by rule', async (rule, names) => {
    await index().start();
    await setOrder({ rule });
    expect(await catalogue()).toEqual(names);
    expect(await category()).toEqual(names);
    expect(await category({ page: 1 })).toEqual(names);
  });

  it.each(['memory', 'database'])('has pinned products first, from the %s', async (where) => {
    if (where === 'memory') await index().start();
    await setOrder({ rule: 'name', pinned: [ids.Clog ?? '', ids.Belt ?? ''] });
    const names = ['Clog', 'Belt', 'Apron'];
    expect(await catalogue()).toEqual(names);
    expect(await category()).toEqual(names);
    expect(await category({ page: 1 })).toEqual(names);
    expect(await catalogue({ max: 25 })).toEqual(['Clog', 'Apron']);
  });

  it('gives way to the one that the shopper chooses', async () => {
    await index().start();
    await setOrder({ rule: 'price', pinned: [ids.Belt ?? ''] });
    expect(await catalogue({ sort: 'newest' })).toEqual(['Clog', 'Apron', 'Belt']);
    expect(await category({ sort: 'newest' })).toEqual(['Clog', 'Apron', 'Belt']);
  });

  it('pins nothing that is no longer in the branch', async () => {
    await index().start();
    const lamp = await buildProduct({ name: 'Lamp' });
    await setOrder({ rule: 'price', pinned: [lamp.id, ids.Belt ?? ''] });
    expect(await catalogue()).toEqual(['Belt', 'Apron', 'Clog']);
  });

  it('is absent from replies when it is nothing but newest first', async () => {
    await setOrder({ rule: 'price' });
    await setOrder({ rule: 'newest', pinned: [] });
    const input = { params: { slug: 'men' } };
    const { body } = await shop.call(endpoints.listCategoryProducts, input);
    expect(Object.keys(body.category)).toEqual(['_id', 'name', 'slug']);
  });
});
