import { endpoints } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { buildAdmin, buildCategory, buildOrder, buildProduct } from '../../../testing/factories.js';
import { useSearchedShop } from '../../../testing/searched-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';

useTestShop();
const { shop, index } = useSearchedShop();
beforeEach(() => index().start());

async function instead(query: Record<string, string | number>) {
  const { body } = await shop.call(endpoints.listCatalogue, { query });
  const { instead: there, total } = body;
  return { total, ...there, popular: there?.popular.map(({ name }) => name) };
}

const sell = (product: string, quantity: number) => buildOrder({ items: [{ product, quantity }] });

it('offers the nearest spelling, also to a search that is to be literal', async () => {
  await buildProduct({ name: 'Sofa' });
  expect(await instead({ q: 'sopha' })).toMatchObject({
    total: 0,
    spelling: { text: 'sofa', total: 1 },
  });
  await buildProduct({ name: 'Headphones' });
  expect(await instead({ q: 'hedphones', literal: 1 })).toMatchObject({
    total: 0,
    spelling: { text: 'headphones', total: 1 },
  });
});

it('offers the words that match by themselves', async () => {
  await buildProduct({ name: 'Oak Chair' });
  await buildProduct({ name: 'Red Lamp' });
  expect(await instead({ q: 'oak lamp', literal: 1 })).toMatchObject({
    words: [
      { text: 'oak', total: 1 },
      { text: 'lamp', total: 1 },
    ],
  });
  expect((await instead({ q: 'oak sofa' })).words).toEqual([{ text: 'oak', total: 1 }]);
  expect((await instead({ q: 'plorkle' })).words).toEqual([]);
});

it('offers what is too dear, without the words of the price', async () => {
  await buildProduct({ name: 'Oak Lamp', price: 90, description: 'Fits under 50 tables.' });
  expect((await instead({ q: 'lamp under 50' })).words).toEqual([{ text: 'lamp', total: 1 }]);
});

it('shows what is too dear, and nothing that only mentions it for less', async () => {
  await buildProduct({ name: 'Oak Lamp', price: 90 });
  await buildProduct({ name: 'Puzzle', price: 16, description: 'Does not glare under the lamp.' });
  const shown = async (q: string) => {
    const { body } = await shop.call(endpoints.listCatalogue, { query: { q } });
    return body.instead?.atOtherPrices?.map(({ name }) => name);
  };
  expect(await shown('lamp under 50')).toEqual(['Oak Lamp']);
  expect(await shown('lamp over 100')).toEqual(['Oak Lamp', 'Puzzle']);
  expect(await shown('plorkle')).toBeUndefined();
});

it('says which word that is not wanted leaves nothing, and does not offer it', async () => {
  await buildProduct({ name: 'Striped Cotton Tee' });
  await buildProduct({ name: 'Cotton Cap' });
  await buildProduct({ name: 'Dress', description: 'Wear it over a tee.' });
  expect(await instead({ q: 'tee without cotton' })).toMatchObject({
    total: 0,
    excluded: ['cotton'],
    words: [{ text: 'tee', total: 2 }],
  });
});

it('says what the filters leave out, and nothing else', async () => {
  await buildProduct({ name: 'Lamp', price: 5 });
  expect(await instead({ q: 'lamp', min: 20 })).toEqual({
    total: 0,
    withoutFilters: 1,
    words: [],
    popular: [],
  });
});

it('offers what is sold most and in stock, and follows sales and cancelled orders', async () => {
  const popular = async () => (await instead({ q: 'plorkle' })).popular;
  const lamp = await buildProduct({ name: 'Lamp', quantity: 9 });
  const kite = await buildProduct({ name: 'Kite', quantity: 2 });
  await buildProduct({ name: 'Newest', quantity: 9 });
  const { id } = await sell(lamp.id, 3);
  await sell(kite.id, 2);
  await expect.poll(popular).toEqual(['Lamp', 'Newest']);
  const { token } = await buildAdmin();
  await shop.call(endpoints.updateOrderStatus, {
    token,
    params: { orderId: id },
    body: { status: 'cancel' },
  });
  await expect.poll(popular).toEqual(['Newest', 'Lamp']);
});

it('is there for searches alone, and only where they find nothing', async () => {
  await buildProduct({ name: 'Lamp' });
  expect(await instead({ q: 'lamp' })).toEqual({ total: 1, popular: undefined });
  expect(await instead({ min: 9_999 })).toEqual({ total: 0, popular: undefined });
});

it('where a category comes nearest, what is popular is of that category', async () => {
  const devices = (await buildCategory('Devices')).id;
  for (const name of ['Quiet Keyboard', 'Wireless Mouse'])
    await buildProduct({ name, category: devices });
  await buildProduct({ name: 'Teddy Bear' });
  expect((await instead({ q: 'printer' })).popular?.sort()).toEqual([
    'Quiet Keyboard',
    'Wireless Mouse',
  ]);
});
