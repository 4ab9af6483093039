import { DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import {
  buildAdmin,
  buildCategory,
  buildFilledProductForm,
  buildProduct,
  buildProducts,
  unknownId,
} from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ProductModel } from '../products/product.model.js';
import { SearchTermModel } from '../search/search-term.model.js';

const api = useTestShop();

const names = (products: readonly { name: string }[]) => products.map(({ name }) => name);

describe('GET /products/product-list/{page}', () => {
  it('returns twelve products, newest first, and the rest on the next page [S7.5 S9.5 R4]', async () => {
    const { id } = await buildCategory();
    await buildProducts(13, id);
    const first = await api.call(endpoints.listProductPage, { params: { page: 1 } });
    const second = await api.call(endpoints.listProductPage, { params: { page: 2 } });
    expect(names(first.body.products)).toEqual([
      'P13',
      'P12',
      'P11',
      'P10',
      'P9',
      'P8',
      'P7',
      'P6',
      'P5',
      'P4',
      'P3',
      'P2',
    ]);
    expect(names(second.body.products)).toEqual(['P1']);
    expect(first.body.total).toBe(13);
  });

  it.each(['7', '9999999999', '9'.repeat(400)])('is empty past the end: %s [R4]', async (page) => {
    await buildProduct();
    const { body } = await api.call(endpoints.listProductPage, { params: { page } });
    expect(body).toMatchObject({ products: [], total: 1 });
  });

  it.each(['0', '-1', '1.5', 'one', '1e3', ' '])('refuses %j as a page [S9.5 R4]', async (page) => {
    expect((await api.refuse(endpoints.listProductPage, { params: { page } })).status).toBe(400);
  });
});

describe('GET /products/product-count', () => {
  it('counts every product', async () => {
    await buildProducts(3);
    expect((await api.call(endpoints.countProducts)).body).toEqual({ success: true, total: 3 });
  });
});

describe('GET /products/get-product', () => {
  it('lists all with the full count, paged on demand [R4]', async () => {
    const { id } = await buildCategory();
    await buildProducts(5, id);
    const { body } = await api.call(endpoints.listProducts, { query: { page: 2, pageSize: 2 } });
    expect(names(body.products)).toEqual(['P3', 'P2']);
    expect(body.total).toBe(5);
  });

  const list = async (query: Record<string, string | number>) =>
    (await api.call(endpoints.listProducts, { query })).body;

  it('finds words and prefixes in names, in any order, if all of them match', async () => {
    const { id: category } = await buildCategory('Oak things');
    for (const name of ['Oak Chair', 'Oaken Chairs', 'Walnut Chair', 'Café Table'])
      await buildProduct({ name, category, description: 'Goes with oak' });
    const found = async (search: string) => names((await list({ search })).products);
    expect(await found('oak')).toEqual(['Oak Chair', 'Oaken Chairs']);
    expect(await found('CHAI oak')).toEqual(['Oaken Chairs', 'Oak Chair']);
    expect(await found(' cafe ')).toEqual(['Café Table']);
    expect(await found('hair')).toEqual([]);
    expect(await found('')).toHaveLength(4);
  });

  it('finds every name with a word that begins with a letter, however many words do', async () => {
    const words = Array.from({ length: 600 }, (_, index) => ({ _id: `a${index}`, deletions: [] }));
    await SearchTermModel.insertMany(words);
    await buildProduct({ name: 'Azure Vase' });
    expect(names((await list({ search: 'a' })).products)).toEqual(['Azure Vase']);
    expect(names((await list({ search: 'azure\0va' })).products)).toEqual(['Azure Vase']);
  });

  it.each(['.*', '^', '$', '-', '%'])('takes no character of %j as a pattern', async (search) => {
    await buildProduct({ name: 'Oak Chair' });
    expect(await list({ search })).toMatchObject({ products: [], total: 0 });
  });

  it('filters by category and counts the matches', async () => {
    const { id: category } = await buildCategory();
    await buildProducts(3, category);
    await buildProduct({ name: 'P9' });
    const { products, total } = await list({ category, pageSize: 2 });
    expect(names(products)).toEqual(['P3', 'P2']);
    expect(total).toBe(3);
    expect((await list({ category, search: 'p1' })).total).toBe(1);
    expect((await list({ category: unknownId() })).products).toEqual([]);
  });

  it('filters products that are low in stock, by the mark of the settings', async () => {
    for (const quantity of [5, 0, 6]) await buildProduct({ name: `${quantity} left`, quantity });
    const low = async () => names((await list({ stock: 'low', sort: 'quantity' })).products);
    expect(await low()).toEqual(['0 left', '5 left']);
    const { token } = await buildAdmin();
    const body = { ...DEFAULT_SETTINGS, lowStock: 6, version: 0 };
    await api.call(endpoints.updateSettings, { token, body });
    expect(await low()).toEqual(['0 left', '5 left', '6 left']);
    const none = { ...body, lowStock: 0, version: 1 };
    await api.call(endpoints.updateSettings, { token, body: none });
    expect(await low()).toEqual(['0 left']);
  });

  it('filters products of which nothing is left, and leaves out those that are archived', async () => {
    const { token } = await buildAdmin();
    for (const quantity of [0, 3]) await buildProduct({ name: `${quantity} left`, quantity });
    const gone = await buildProduct({ name: 'gone', quantity: 0 });
    const query = { stock: 'out' as const };
    const soldOut = async () =>
      names((await api.call(endpoints.listAdministeredProducts, { token, query })).body.products);
    expect(await soldOut()).toEqual(['gone', '0 left']);
    await ProductModel.updateOne({ _id: gone._id }, { $set: { hiddenAs: 'archived' } });
    expect(await soldOut()).toEqual(['0 left']);
  });

  it('sorts names as people do, also after a rename', async () => {
    const { token } = await buildAdmin();
    const last = await buildProduct({ name: 'zebra' });
    for (const name of ['apple 10', 'Apple 9', 'Éclair', 'banana']) await buildProduct({ name });
    const sorted = ['Apple 9', 'apple 10', 'banana', 'Éclair'];
    expect(names((await list({ sort: 'name' })).products)).toEqual([...sorted, 'zebra']);
    await api.call(endpoints.updateProduct, {
      token,
      params: { id: last.id },
      body: buildFilledProductForm(last.category.toHexString(), { name: 'aardvark' }),
    });
    expect(names((await list({ sort: 'name' })).products)).toEqual(['aardvark', ...sorted]);
  });

  it.each([
    ['newest', ['Cup', 'Ape', 'Bed']],
    ['name', ['Ape', 'Bed', 'Cup']],
    ['price', ['Cup', 'Bed', 'Ape']],
    ['price-desc', ['Ape', 'Bed', 'Cup']],
    ['quantity', ['Bed', 'Ape', 'Cup']],
  ])('sorts by %s', async (sort, expected) => {
    await buildProduct({ name: 'Bed', price: 20, quantity: 1 });
    await buildProduct({ name: 'Ape', price: 100, quantity: 2 });
    await buildProduct({ name: 'Cup', price: 9.5, quantity: 10 });
    expect(names((await list({ sort })).products)).toEqual(expected);
  });

  it.each([
    ['pageSize', 101],
    ['pageSize', 0],
    ['page', 'x'],
    ['sort', 'slug'],
    ['stock', 'high'],
    ['category', 'chairs'],
    ['search', 'x'.repeat(101)],
  ])('refuses %s=%s', async (name, value) => {
    const query = { [name]: value };
    expect((await api.refuse(endpoints.listProducts, { query })).status).toBe(400);
  });
});

describe('the order of the shop’s lists', () => {
  it('is requested in the same way in each of them', async () => {
    const category = await buildCategory();
    for (const price of [20, 5, 90, 5]) await buildProduct({ price, category: category.id });
    const sort = 'price-desc';
    const prices = (products: { price: number }[]) => products.map(({ price }) => price);
    const all = await api.call(endpoints.listProductPage, { params: { page: 1 }, query: { sort } });
    expect(prices(all.body.products)).toEqual([90, 20, 5, 5]);
    const shelf = { params: { slug: category.slug }, query: { sort: 'price' } };
    const { body } = await api.call(endpoints.listCategoryProducts, shelf);
    expect(prices(body.products)).toEqual([5, 5, 20, 90]);
    const filters = { checked: [category.id], radio: [0, 79], sort };
    const narrowed = await api.call(endpoints.filterProducts, { body: filters });
    expect(prices(narrowed.body.products)).toEqual([20, 5, 5]);
  });
});
