import type { SearchRequest } from '@shop/search';
import { endpoints, TOTAL_COUNT_HEADER } from '@shop/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, type Listening } from '@shop/front';
import { createApp } from '../../../../app/app.js';
import { apiClient } from '../../../../testing/api-client.js';
import { buildAdmin, buildCategory, buildProduct } from '../../../../testing/factories.js';
import { buildAppDeps, useTestShop } from '../../../../testing/test-shop.js';
import { followOthersChanges, shareOwnChanges } from '../../changes/follow-changes.js';
import { pinnedFirst } from './pinned-first.js';
import { PinnedProducts } from './pinned-products.js';

const api = useTestShop();
/** An instance that caches pinned products and learns of changes only from the database. */
let server: Listening;
const elsewhere = apiClient(() => `http://127.0.0.1:${server.port}`);
const pins = new PinnedProducts();
let stop: () => void;

beforeAll(async () => {
  pins.stop();
  const following = followOthersChanges([pins]);
  pins.follow(following.freshness);
  stop = following.stop;
  server = await listen(0);
  server.serve(createApp(buildAppDeps({ pins })));
});
afterAll(async () => {
  stop();
  await server.close();
});

let token: string;

beforeEach(async () => {
  shareOwnChanges();
  pins.clear();
  ({ token } = await buildAdmin());
});

const pin = (words: string, products: string[], version = 0) =>
  api.call(endpoints.updatePin, { token, body: { words, products, version } });

async function search(keyword: string, query: Record<string, string | number> = {}, client = api) {
  const { body, headers } = await client.call(endpoints.searchProducts, {
    params: { keyword },
    query,
  });
  return { names: body.map(({ name }) => name), total: Number(headers.get(TOTAL_COUNT_HEADER)) };
}

async function buildChairs(count: number, category: string) {
  const chairs = [];
  for (let index = 1; index <= count; index += 1)
    chairs.push(await buildProduct({ name: `Chair ${index}`, category, price: index }));
  return chairs;
}

describe('pinned products', () => {
  it('come first, whether they match or not, and every other product stays on its page', async () => {
    const { id: category } = await buildCategory();
    const [first, second] = await buildChairs(14, category);
    const stool = await buildProduct({ name: 'Stool', category });
    await pin('chair', [stool.id, second?.id ?? '', first?.id ?? '']);
    const names = ['Stool', 'Chair 2', 'Chair 1'];
    const others = Array.from({ length: 12 }, (_, index) => `Chair ${14 - index}`);
    expect(await search('chairs')).toEqual({ names: [...names, ...others], total: 15 });
    expect((await search('chair', { page: 1 })).names).toEqual([...names, ...others.slice(0, 9)]);
    expect(await search('chair', { page: 2 })).toEqual({ names: others.slice(9), total: 15 });
    expect((await search('chair', { page: 3 })).names).toEqual([]);
  });

  it('stay in their place in other orders, and away where a filter leaves them out', async () => {
    const { id: category } = await buildCategory('Chairs');
    const { id: others } = await buildCategory('Others');
    await buildChairs(2, category);
    const stool = await buildProduct({ name: 'Stool', price: 9, quantity: 0, category: others });
    await pin('chair', [stool.id]);
    expect((await search('chair')).names[0]).toBe('Stool');
    const chairs = ['Chair 2', 'Chair 1'];
    expect((await search('chair', { category })).names).toEqual(chairs);
    expect((await search('chair', { max: 5 })).names).toEqual(chairs);
    expect((await search('chair', { stock: 'in' })).names).toEqual(chairs);
    expect((await search('chair', { min: 9 })).names).toEqual(['Stool']);
    expect((await search('chair', { sort: 'price' })).names).toEqual(['Chair 1', 'Chair 2']);
    expect((await search('chair', { sort: 'newest' })).names).toEqual(chairs);
    expect((await search('table')).names).toEqual([]);
  });

  it('come first on another instance within a second, and are gone as soon', async () => {
    const { id: category } = await buildCategory();
    const [first] = await buildChairs(2, category);
    expect((await search('chair', {}, elsewhere)).names[0]).toBe('Chair 2');
    await pin('chair', [first?.id ?? '']);
    const leads = async () => (await search('chair', {}, elsewhere)).names[0];
    await vi.waitFor(async () => expect(await leads()).toBe('Chair 1'), 20_000);
    await pin('chair', [], 1);
    await vi.waitFor(async () => expect(await leads()).toBe('Chair 2'), 20_000);
  });
});

it('pinned products are counted once, by what the other choices let pass', async () => {
  const { id: category } = await buildCategory();
  const stool = await buildProduct({ name: 'Stool', price: 50, quantity: 0, category });
  const counts = { categories: new Map([[category, 2]]), prices: [2, 0, 0], inStock: 2 };
  const asked: SearchRequest[] = [];
  const found = (request: SearchRequest) => {
    asked.push(request);
    return Promise.resolve({ ids: [], total: 2, named: 1, counts });
  };
  const request = { text: 'chair', limit: 12, countUpTo: [2_000, 4_000] };
  const first = await pinnedFirst(request, [stool.id], found);
  expect(asked[0]?.except).toEqual([stool.id]);
  expect(first).toMatchObject({ ids: [stool.id], total: 3, named: 2 });
  expect(first.counts).toEqual({
    categories: new Map([[category, 3]]),
    prices: [2, 0, 1],
    inStock: 2,
  });
  const cheap = { ...request, filter: { maxCents: 1_999 } };
  const second = await pinnedFirst(cheap, [stool.id], found);
  expect(second).toMatchObject({ ids: [], total: 2, named: 1 });
  expect(second.counts).toEqual({ ...counts, prices: [2, 0, 1] });
});
