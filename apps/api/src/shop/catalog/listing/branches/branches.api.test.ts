import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildAdmin,
  buildCategory,
  buildPicture,
  buildProduct,
} from '../../../../testing/factories.js';
import { useSearchedShop } from '../../../../testing/searched-shop.js';
import { useTestShop } from '../../../../testing/test-shop.js';

useTestShop();
const { shop, index } = useSearchedShop();

let men: string;
let shoes: string;
let boots: string;

/** Men › Shoes › Boots with a product each, and one elsewhere. */
beforeEach(async () => {
  men = (await buildCategory('Men')).id;
  shoes = (await buildCategory('Shoes', { parent: men })).id;
  boots = (await buildCategory('Boots', { parent: shoes })).id;
  await buildProduct({ name: 'Belt', price: 30, category: men, photo: await buildPicture() });
  await buildProduct({ name: 'Sneaker', price: 10, category: shoes });
  await buildProduct({ name: 'Galosh', price: 20, category: boots });
  await buildProduct({ name: 'Lamp', price: 25, category: (await buildCategory('Lamps')).id });
});

const namesOf = (products: readonly { name: string }[]) => products.map(({ name }) => name);

describe.each(['memory', 'database'])('a branch, listed from the %s', (where) => {
  beforeEach(async () => {
    if (where === 'memory') await index().start();
  });

  it('is shown by the page of each category in it', async () => {
    const shown = async (slug: string) => {
      const { body } = await shop.call(endpoints.listCatalogue, { query: { within: slug } });
      return namesOf(body.products);
    };
    expect(await shown('men')).toEqual(['Galosh', 'Sneaker', 'Belt']);
    expect(await shown('shoes')).toEqual(['Galosh', 'Sneaker']);
    expect(await shown('boots')).toEqual(['Galosh']);
  });

  it('is listed whole and by pages, in every order', async () => {
    const listed = async (query: { page?: number; sort?: string }) => {
      const params = { slug: 'men' };
      const { body } = await shop.call(endpoints.listCategoryProducts, { params, query });
      return [...namesOf(body.products), body.total];
    };
    for (const page of [{}, { page: 1 }]) {
      expect(await listed(page)).toEqual(['Galosh', 'Sneaker', 'Belt', 3]);
      expect(await listed({ ...page, sort: 'price' })).toEqual(['Sneaker', 'Galosh', 'Belt', 3]);
    }
  });

  it('is what filters by its parent choose', async () => {
    const filtered = async (body: object) =>
      namesOf((await shop.call(endpoints.filterProducts, { body })).body.products);
    expect(await filtered({ checked: [men] })).toEqual(['Galosh', 'Sneaker', 'Belt']);
    expect(await filtered({ checked: [shoes, boots], radio: [0, 19] })).toEqual(['Sneaker']);
    const query = { category: shoes };
    const { body } = await shop.call(endpoints.listCatalogue, { query });
    expect(namesOf(body.products)).toEqual(['Galosh', 'Sneaker']);
    const found = await shop.call(endpoints.searchProducts, {
      params: { keyword: 'galosh' },
      query: { category: men },
    });
    expect(namesOf(found.body)).toEqual(['Galosh']);
    const administered = await shop.call(endpoints.listAdministeredProducts, {
      token: (await buildAdmin()).token,
      query: { category: men, sort: 'name' },
    });
    expect(namesOf(administered.body.products)).toEqual(['Belt', 'Galosh', 'Sneaker']);
  });

  it('has the picture of its newest product with one', async () => {
    const { body } = await shop.call(endpoints.listCategoryPictures);
    expect(body.pictures.map(({ category }) => category)).toEqual([men]);
  });

  it('follows when it is moved', async () => {
    const { token } = await buildAdmin();
    const body = { name: 'Shoes', parent: null };
    await shop.call(endpoints.updateCategory, { token, params: { id: shoes }, body });
    const { body: listed } = await shop.call(endpoints.listCatalogue, {
      query: { within: 'men' },
    });
    expect(namesOf(listed.products)).toEqual(['Belt']);
  });
});

describe('a branch in the search index', () => {
  beforeEach(() => index().start());

  it('is counted in its parent, and alone within that', async () => {
    const counted = async (query: { within?: string }) => {
      const { body } = await shop.call(endpoints.listCatalogue, { query });
      const known = new Map(body.counts?.categories.map(({ _id, count }) => [_id, count]));
      return [men, shoes, boots].map((id) => known.get(id));
    };
    expect(await counted({})).toEqual([3, 2, 1]);
    expect(await counted({ within: 'men' })).toEqual([undefined, 2, 1]);
    expect(await counted({ within: 'boots' })).toEqual([undefined, undefined, undefined]);
  });

  it('is found by the name of its parent', async () => {
    const { body } = await shop.call(endpoints.listCatalogue, { query: { q: 'shoes' } });
    expect(namesOf(body.products).sort()).toEqual(['Galosh', 'Sneaker']);
  });
});
