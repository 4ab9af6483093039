import { endpoints, MOST_SUGGESTED } from '@shop/shared';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { listen, ReplyCache, type Listening } from '@shop/front';
import { createApp } from '../../../app/app.js';
import { addressOf, apiClient } from '../../../testing/api-client.js';
import {
  buildAdmin,
  buildCategory,
  buildFilledProductForm,
  buildPicture,
  buildProduct,
} from '../../../testing/factories.js';
import { keptIndex } from '../../../testing/kept-index.js';
import { buildAppDeps, useTestShop } from '../../../testing/test-shop.js';
import { invalidateOwnChanges } from '../changes/follow-changes.js';
import { ProductModel } from '../products/product.model.js';
import type { LiveIndex } from '../search/live/live-index.js';

useTestShop();
const cache = new ReplyCache(1024 * 1024);
const stop = invalidateOwnChanges(cache);
let live: LiveIndex;
let server: Listening;
const shop = apiClient(() => `http://127.0.0.1:${server.port}`);

beforeAll(async () => {
  const search = { find: (request: Parameters<LiveIndex['find']>[0]) => live.find(request) };
  server = await listen(0);
  server.serve(createApp(buildAppDeps({ cache, search })));
});
beforeEach(() => {
  cache.clear();
  live = keptIndex();
});
afterEach(() => live.stop());
afterAll(async () => {
  stop();
  await server.close();
});

async function suggestionsFor(q: string) {
  const { body } = await shop.call(endpoints.suggestProducts, { query: { q } });
  return body;
}
async function namesFor(q: string) {
  const { products, categories } = await suggestionsFor(q);
  return [...products, ...categories].map(({ name }) => name);
}

describe.each([
  ['the index in memory', () => live.start()],
  ['the database, while the index is not there', () => Promise.resolve()],
])('GET /products/suggestions from %s', (_, warmUp) => {
  it('shows name, price and photo of products, and categories', async () => {
    const lamps = await buildCategory('Lamps');
    const photo = await buildPicture();
    const { id } = await buildProduct({
      name: 'Desk Lamp',
      price: 29.5,
      category: lamps.id,
      photo,
    });
    await buildProduct({ name: 'Chair' });
    await warmUp();
    const stored = await ProductModel.findById(id).lean();
    expect(await suggestionsFor('lam')).toEqual({
      success: true,
      products: [
        { _id: id, name: 'Desk Lamp', slug: 'desk-lamp', price: 29.5, photo: stored?.photo },
      ],
      categories: [{ _id: lamps.id, name: 'Lamps', slug: 'lamps' }],
      terms: ['lamp'],
    });
  });

  it('takes the last word for the beginning of one, which has to be there', async () => {
    const { id } = await buildCategory('Things');
    await buildProduct({ name: 'Oak Chair', description: 'x', category: id });
    await buildProduct({ name: 'Oak Table', description: 'x', category: id });
    await warmUp();
    expect((await namesFor('oa')).sort()).toEqual(['Oak Chair', 'Oak Table']);
    expect(await namesFor('oak ch')).toEqual(['Oak Chair']);
    expect(await namesFor('chair tab')).not.toContain('Oak Chair');
  });

  it('corrects the spelling of a whole word', async () => {
    const { id } = await buildCategory('Audio');
    await buildProduct({ name: 'Wireless Headphones', category: id });
    await warmUp();
    expect(await namesFor('hedphones')).toEqual(['Wireless Headphones']);
  });

  it('gives at most six products and three categories', async () => {
    for (let number = 1; number <= 7; number += 1) {
      const { id } = await buildCategory(`Oak Things ${number}`);
      await buildProduct({ name: `Oak ${number}`, category: id });
    }
    await warmUp();
    const { products, categories } = await suggestionsFor('oak');
    expect(products).toHaveLength(MOST_SUGGESTED.products);
    expect(categories.map(({ name }) => name)).toEqual([
      'Oak Things 1',
      'Oak Things 2',
      'Oak Things 3',
    ]);
  });
});

describe('GET /products/suggestions', () => {
  it('corrects a word that is not whole yet, says so, and finds categories by what was meant', async () => {
    const { id } = await buildCategory('Headphones & Speakers');
    await buildProduct({ name: 'Wireless Headphones', category: id });
    await live.start();
    const found = await suggestionsFor('headfone');
    expect(found.readAs).toBe('headphones');
    expect(found.products.map(({ name }) => name)).toEqual(['Wireless Headphones']);
    expect(found.categories.map(({ name }) => name)).toEqual(['Headphones & Speakers']);
  });

  it('leaves out what only mentions the words, where something is called so', async () => {
    const { id } = await buildCategory('Things');
    const description = 'A linen finish that does not glare under the lamp.';
    await buildProduct({ name: 'Jigsaw Puzzle', description, category: id });
    await buildProduct({ name: 'Reading Lamp', category: id });
    await live.start();
    expect((await live.find({ text: 'lamp', limit: 6 }))?.total).toBe(2);
    expect(await namesFor('lamp')).toEqual(['Reading Lamp']);
  });

  it('shows no goods for the beginning of what is no goods, or of what the shop lacks', async () => {
    const description = 'Tune it on returning home; mind your trousers.';
    await buildProduct({ name: 'Djembe Drum', description });
    await live.start();
    expect(await namesFor('retu')).toEqual([]);
    expect(await namesFor('trous')).toEqual([]);
    expect(await namesFor('djem')).toEqual(['Djembe Drum']);
  });

  it('finds goods by the beginning of another word for them, and finishes it', async () => {
    const { id } = await buildCategory('Clothes');
    await buildProduct({ name: 'Straight-Leg Jeans', category: id });
    await live.start();
    expect(await suggestionsFor('trous')).toMatchObject({
      products: [{ name: 'Straight-Leg Jeans' }],
      terms: ['trousers'],
    });
  });

  it('names the page of the shop that the text is about, and later where there are goods', async () => {
    await buildProduct({ name: 'Retro Lamp', description: 'Delivered with a bulb.' });
    await live.start();
    const pageFor = async (q: string) => (await suggestionsFor(q)).page;
    expect(await pageFor('del')).toBe('delivery');
    expect(await pageFor('delivery')).toBe('delivery');
    expect(await namesFor('delivery')).toEqual([]);
    expect(await pageFor('ret')).toBeUndefined();
    expect(await pageFor('retr')).toBeUndefined();
    expect(await pageFor('retu')).toBe('returns');
    expect(await pageFor('lamp')).toBeUndefined();
  });

  it('puts pinned products first, as the results do', async () => {
    await buildProduct({ name: 'Desk Lamp' });
    const { id } = await buildProduct({ name: 'Candle' });
    const { token } = await buildAdmin();
    await live.start();
    const body = { words: 'lamp', products: [id], version: 0 };
    await shop.call(endpoints.updatePin, { token, body });
    expect(await namesFor('lamp')).toEqual(['Candle', 'Desk Lamp']);
  });

  it('keeps its replies ready until something that they show changes', async () => {
    const { id, category } = await buildProduct({ name: 'Desk Lamp' });
    const { token } = await buildAdmin();
    await live.start();
    await namesFor('lamp');
    await namesFor('lamp');
    const find = vi.spyOn(live, 'find');
    expect(await namesFor('lamp')).toEqual(['Desk Lamp']);
    expect(find).not.toHaveBeenCalled();
    const body = buildFilledProductForm(category.toHexString(), { name: 'Floor Lamp' });
    await shop.call(endpoints.updateProduct, { token, params: { id }, body });
    expect(await namesFor('lamp')).toEqual(['Floor Lamp']);
  });

  it.each(['', '   ', 'x'.repeat(101)])(
    'refuses a text of no or too many characters',
    async (q) => {
      const path = addressOf(endpoints.suggestProducts, { query: { q } });
      expect((await shop.fetch(path)).status).toBe(400);
    },
  );

  it('refuses nobody who types ten keys a second for ten seconds, even all at once', async () => {
    await buildProduct({ name: 'Desk Lamp' });
    await live.start();
    // On a busy machine they wait for longer than the queue allows.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const typed = Array.from(
      { length: 100 },
      (_, key) => `lamp ${'desk'.slice(0, key % 5)} ${key}`,
    );
    const replies = await Promise.all(
      typed.map((q) => shop.fetch(addressOf(endpoints.suggestProducts, { query: { q } }))),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
