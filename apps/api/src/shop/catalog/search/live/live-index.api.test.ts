import { EventEmitter, once } from 'node:events';
import { inTransaction } from '@shop/mongo';
import { endpoints, TOTAL_COUNT_HEADER } from '@shop/shared';
import { Types } from 'mongoose';
import { describe, expect, it, vi } from 'vitest';
import { buildCheckout } from '../../../../testing/orders/checkouts.js';
import {
  buildAdmin,
  buildCategory,
  buildProduct,
  buildProductForm,
} from '../../../../testing/factories.js';
import { useSearchedShop } from '../../../../testing/searched-shop.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { buildVariants } from '../../../../testing/variants.js';
import { changed } from '../../changes/changed.js';
import { LISTS } from '../../changes/tags.js';
import { buildIndex } from './build-index.js';
import { LiveIndex } from './live-index.js';

useTestShop();
const { shop, index, replaceIndex } = useSearchedShop();

async function search(keyword: string, query: Record<string, string | number> = {}) {
  const { body, headers } = await shop.call(endpoints.searchProducts, {
    params: { keyword },
    query,
  });
  return { names: body.map(({ name }) => name), total: headers.get(TOTAL_COUNT_HEADER) };
}
const named = async (keyword: string) => (await search(keyword)).names;

describe('the index in memory', () => {
  it('knows other words for things, once it is built', async () => {
    await buildProduct({ name: 'Blue Sofa' });
    expect(await named('couch')).toEqual([]);
    await index().start();
    expect(await named('couch')).toEqual(['Blue Sofa']);
    expect(await named('sofa')).toEqual(['Blue Sofa']);
  });

  it('finds a size that is said in words', async () => {
    await buildVariants({}, { name: 'Summer Dress' });
    await buildProduct({ name: 'Silk Dress' });
    await index().start();
    for (const keyword of ['size m dress', 'medium dress', 'dress size medium', 'dress in a small'])
      expect(await named(keyword), keyword).toEqual(['Summer Dress']);
  });

  it('finds what is on sale by that word', async () => {
    await buildProduct({ name: 'Blue Sofa', price: 80, details: { compareAtPrice: '100' } });
    await buildProduct({ name: 'Red Sofa', price: 80 });
    await index().start();
    expect(await named('sofas on sale')).toEqual(['Blue Sofa']);
    expect(await named('sale')).toEqual(['Blue Sofa']);
  });

  it('leaves the search to the database while it is built', async () => {
    await buildProduct({ name: 'Blue Sofa' });
    const held = new EventEmitter();
    replaceIndex(new LiveIndex((signal) => once(held, 'free').then(() => buildIndex(signal))));
    const started = index().start();
    expect(await named('sofa')).toEqual(['Blue Sofa']);
    await buildProduct({ name: 'Red Sofa' });
    held.emit('free');
    await started;
    expect((await named('couch')).sort()).toEqual(['Blue Sofa', 'Red Sofa']);
  });

  it('has what changed while it was built', async () => {
    const { id } = await buildProduct({ name: 'Blue Sofa' });
    const { token } = await buildAdmin();
    replaceIndex(
      new LiveIndex(async (signal) => {
        const built = await buildIndex(signal);
        await shop.call(endpoints.deleteProduct, { token, params: { id } });
        return built;
      }),
    );
    await index().start();
    expect(await named('couch')).toEqual([]);
  });

  it('is built again after it could not be built', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await buildProduct({ name: 'Blue Sofa' });
    let failures = 1;
    replaceIndex(
      new LiveIndex((signal) =>
        failures-- > 0 ? Promise.reject(new Error('planned')) : buildIndex(signal),
      ),
    );
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await index().start();
    vi.advanceTimersByTime(5_000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await named('couch')).toEqual(['Blue Sofa']), 20_000);
  });
});

describe('a change is found at once', () => {
  it('of a name, of a category’s name, and a new or deleted product', async () => {
    const { token } = await buildAdmin();
    const category = await buildCategory('Showroom');
    const { id } = await buildProduct({ name: 'Stool', category: category.id });
    await index().start();
    const facts = { description: 'x', price: '1', quantity: '1', category: category.id };
    const body = buildProductForm({ ...facts, name: 'Sofa' });
    await shop.call(endpoints.updateProduct, { token, params: { id }, body });
    expect([await named('couch'), await named('stool')]).toEqual([['Sofa'], []]);
    await shop.call(endpoints.updateCategory, {
      token,
      params: { id: category.id },
      body: { name: 'Seats' },
    });
    expect([await named('seat'), await named('showroom')]).toEqual([['Sofa'], []]);
    const second = buildProductForm({ ...facts, name: 'Red Sofa' });
    await shop.call(endpoints.createProduct, { token, body: second });
    expect(await named('couch')).toEqual(['Sofa', 'Red Sofa']);
    await shop.call(endpoints.deleteProduct, { token, params: { id } });
    expect(await named('couch')).toEqual(['Red Sofa']);
  });

  it('of the stock: what is sold out comes last, and nothing is built anew', async () => {
    const { token } = await buildAdmin();
    await buildProduct({ name: 'Red Lamp', quantity: 5 });
    const { id } = await buildProduct({ name: 'Blue Lamp', quantity: 1 });
    await index().start();
    expect(await named('lamp')).toEqual(['Blue Lamp', 'Red Lamp']);
    const start = vi.spyOn(index(), 'start');
    await shop.call(endpoints.placeOrder, buildCheckout(token, [{ product: id, quantity: 1 }]));
    await vi.waitFor(
      async () => expect(await named('lamp')).toEqual(['Red Lamp', 'Blue Lamp']),
      20_000,
    );
    expect(start).not.toHaveBeenCalled();
  });

  it('that names nothing: the index is built anew', async () => {
    await index().start();
    await buildProduct({ name: 'Sofa' });
    await inTransaction((session) => changed([LISTS], session));
    await vi.waitFor(async () => expect(await named('couch')).toEqual(['Sofa']), 20_000);
  });
});

describe.each(['memory', 'database'])('searched in the %s', (where) => {
  const ready = () => (where === 'memory' ? index().start() : Promise.resolve());

  it('results come in pages of twelve, or sixty at once, and all are counted', async () => {
    const { id } = await buildCategory();
    for (let number = 1; number <= 62; number += 1)
      await buildProduct({ name: `Chair ${number}`, category: id });
    await ready();
    expect((await search('chair')).names).toHaveLength(60);
    const { names, total } = await search('chair', { page: 2 });
    expect([names.length, names[0], total]).toEqual([12, 'Chair 50', '62']);
    expect((await search('chair', { page: 6 })).names).toEqual(['Chair 2', 'Chair 1']);
    expect((await search('chair', { page: 7 })).names).toEqual([]);
  });

  it('results are sorted as lists are', async () => {
    const { id: category } = await buildCategory();
    await buildProduct({ name: 'Lamp B', price: 3, quantity: 5, category });
    await buildProduct({ name: 'Lamp C', price: 1, quantity: 9, category });
    await buildProduct({ name: 'Lamp A', price: 2, quantity: 1, category });
    await ready();
    const sorted = async (sort: string) =>
      (await search('lamp', { sort })).names.map((name) => name.slice(-1)).join('');
    expect(await sorted('newest')).toBe('ACB');
    expect(await sorted('name')).toBe('ABC');
    expect(await sorted('price')).toBe('CAB');
    expect(await sorted('price-desc')).toBe('BAC');
    expect(await sorted('quantity')).toBe('ABC');
  });

  it('results are filtered by categories, price and stock', async () => {
    const [one, two] = [await buildCategory('One'), await buildCategory('Two')];
    await buildProduct({ name: 'Lamp A', price: 10, quantity: 0, category: one.id });
    await buildProduct({ name: 'Lamp B', price: 20, quantity: 1, category: two.id });
    await ready();
    expect((await search('lamp', { category: one.id })).names).toEqual(['Lamp A']);
    expect((await search('lamp', { category: `${one.id},${two.id}` })).total).toBe('2');
    expect((await search('lamp', { category: String(new Types.ObjectId()) })).names).toEqual([]);
    expect((await search('lamp', { min: 10, max: 19.99 })).names).toEqual(['Lamp A']);
    expect((await search('lamp', { min: '10.01' })).names).toEqual(['Lamp B']);
    expect((await search('lamp', { stock: 'in' })).names).toEqual(['Lamp B']);
  });
});

it.each<Record<string, string | number>>([
  { sort: 'best' },
  { page: 0 },
  { category: 'x' },
  { min: 'x' },
  { stock: 'low' },
])('refuses %o', async (query) => {
  const input = { params: { keyword: 'x' }, query };
  expect((await shop.refuse(endpoints.searchProducts, input)).status).toBe(400);
});
