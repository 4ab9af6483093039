import { endpoints, PRICE_RANGES } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCategory, buildProduct } from '../../../testing/factories.js';
import { useSearchedShop } from '../../../testing/searched-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';

const withoutIndex = useTestShop();
const { shop: withIndex, index } = useSearchedShop();
beforeEach(() => index().start());

type Query = Record<string, string | number>;

async function list(query: Query = {}, shop = withIndex) {
  const { body } = await shop.call(endpoints.listCatalogue, { query });
  return { ...body, names: body.products.map(({ name }) => name) };
}

describe.each([
  ['the index', () => withIndex],
  ['the database', () => withoutIndex],
])('a listing from %s', (_, shopOf) => {
  const listed = async (query: Query = {}) => (await list(query, shopOf())).names;

  it('has the whole catalogue, twelve on a page, newest first', async () => {
    const { id } = await buildCategory();
    for (let at = 1; at <= 14; at += 1) await buildProduct({ name: `Lamp ${at}`, category: id });
    const { names, total } = await list({}, shopOf());
    expect([names.length, names[0], total]).toEqual([12, 'Lamp 14', 14]);
    expect(await listed({ page: 2 })).toEqual(['Lamp 2', 'Lamp 1']);
    expect(await listed({ page: 3 })).toEqual([]);
    expect(await listed({ page: 999_999_999 })).toEqual([]);
    expect(await listed({ to: 2 })).toEqual([...names, 'Lamp 2', 'Lamp 1']);
  });

  it.each<Query>([{ page: 3, to: 2 }, { to: 21 }, { page: 2, to: 22 }])(
    'has at most twenty pages in one reply: %o is refused',
    async (query) => {
      const { status } = await shopOf().refuse(endpoints.listCatalogue, { query });
      expect(status).toBe(400);
    },
  );

  it('is sorted by price and name, and filtered by categories, price and stock', async () => {
    const { id } = await buildCategory();
    const other = await buildCategory();
    await buildProduct({ name: 'Bench', price: 19.99, category: id, quantity: 0 });
    await buildProduct({ name: 'Chair', price: 25, category: id });
    await buildProduct({ name: 'Arch', price: 60, category: other.id });
    expect(await listed({ sort: 'name' })).toEqual(['Arch', 'Bench', 'Chair']);
    expect(await listed({ sort: 'price' })).toEqual(['Bench', 'Chair', 'Arch']);
    expect(await listed({ sort: 'price-desc' })).toEqual(['Arch', 'Chair', 'Bench']);
    expect(await listed({ min: 0, max: 19.99 })).toEqual(['Bench']);
    expect(await listed({ category: id, sort: 'name' })).toEqual(['Bench', 'Chair']);
    expect(await listed({ category: `${id},${other.id}`, stock: 'in' })).toEqual(['Arch', 'Chair']);
  });

  it("has a category's products, also under a former slug, and no other's", async () => {
    const { id, slug } = await buildCategory('Toys');
    const other = await buildCategory();
    await buildProduct({ name: 'Kite', category: id });
    await buildProduct({ name: 'Bed', category: other.id });
    const { names, category } = await list({ within: slug, category: other.id }, shopOf());
    expect([names, category?.name]).toEqual([['Kite'], 'Toys']);
    const { status } = await shopOf().refuse(endpoints.listCatalogue, {
      query: { within: 'nowhere' },
    });
    expect(status).toBe(404);
  });

  it('is a search with words, which can be literal', async () => {
    await buildProduct({ name: 'Headphones' });
    await buildProduct({ name: 'Kite' });
    expect(await listed({ q: 'hedphones' })).toEqual(['Headphones']);
    expect(await listed({ q: 'hedphones', literal: 1 })).toEqual([]);
    expect(await listed({ q: ' ' })).toHaveLength(2);
  });

  it('reads no word of the language as another, and says which words nothing matches', async () => {
    await buildProduct({ name: 'Back Cushion' });
    await buildProduct({ name: 'Travel Bag' });
    const { names, readAs, leftOut } = await list({ q: 'Black bag' }, shopOf());
    expect([names, readAs, leftOut]).toEqual([['Travel Bag'], 'bag', ['black']]);
    expect(await listed({ q: 'Black bag', literal: 1 })).toEqual([]);
    expect(await listed({ q: 'black 12' })).toEqual([]);
    expect(await list({ q: 'stable' }, shopOf())).not.toHaveProperty('leftOut');
  });
});

describe('a listing', () => {
  it('counts what each choice would list, given the others', async () => {
    const lamps = await buildCategory();
    const toys = await buildCategory();
    await buildProduct({ name: 'Lamp', price: 5, category: lamps.id });
    await buildProduct({ name: 'Lamp kit', price: 20, category: toys.id, quantity: 0 });
    await buildProduct({ name: 'Kite', price: 200, category: toys.id });
    const { counts } = await list();
    expect(counts?.inStock).toBe(2);
    expect(counts?.prices).toEqual([1, 1, 0, 0, 0, 1]);
    expect(counts?.prices).toHaveLength(PRICE_RANGES.length);
    const searched = await list({ q: 'lamp', category: toys.id, min: 20, max: 39.99 });
    expect(searched.counts?.categories).toEqual([{ _id: toys.id, count: 1 }]);
    expect(searched.counts?.prices).toEqual([0, 1, 0, 0, 0, 0]);
    expect(searched.counts?.inStock).toBe(0);
    const within = await list({ within: toys.slug });
    expect(within.counts).toMatchObject({ categories: [], inStock: 1 });
  });

  it('has no counts while the index is not there', async () => {
    await buildProduct();
    expect((await list({}, withoutIndex)).counts).toBeUndefined();
  });

  it('says which prices a query names, and what else it says', async () => {
    await buildProduct({ name: 'Lamp', price: 90 });
    const namedPrice = { max: 50, beside: 'lamp' };
    expect(await list({ q: 'Lamp under $50' })).toMatchObject({ total: 0, namedPrice });
    expect(await list({ q: 'Lamp' })).not.toHaveProperty('namedPrice');
  });

  it('says how a query was read, and what to mark', async () => {
    await buildProduct({ name: 'Wireless Headphones', description: 'Headphones for music' });
    const { readAs, marks } = await list({ q: 'wirless hedphones' });
    expect(readAs).toBe('wireless headphones');
    expect(marks).toEqual([
      {
        name: [
          [0, 8],
          [9, 19],
        ],
        description: [[0, 10]],
      },
    ]);
    expect(await list({ q: 'music' })).not.toHaveProperty('readAs');
  });

  it('refuses orders, pages and filters that there are not', async () => {
    const wrong: Query[] = [
      { sort: 'quantity' },
      { page: 0 },
      { stock: 'low' },
      { literal: 'yes' },
    ];
    for (const query of wrong) {
      const { status } = await withIndex.refuse(endpoints.listCatalogue, { query });
      expect(status, JSON.stringify(query)).toBe(400);
    }
  });
});
