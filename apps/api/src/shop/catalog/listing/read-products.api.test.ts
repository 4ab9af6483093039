import { endpoints } from '@shop/shared';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { buildCategory, buildProduct, buildProducts } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ProductModel } from '../products/product.model.js';

const api = useTestShop();

const names = (products: readonly { name: string }[]) => products.map(({ name }) => name);

describe('GET /products/get-product/{slug}', () => {
  it('returns the product with its category, without search fields', async () => {
    const category = await buildCategory('Chairs');
    await buildProduct({ name: 'Oak Chair', price: 19.99, category: category.id });
    const { body } = await api.call(endpoints.getProduct, { params: { slug: 'oak-chair' } });
    expect(body.product).toMatchObject({
      name: 'Oak Chair',
      price: 19.99,
      shipping: false,
      category: { _id: category.id, name: 'Chairs', slug: 'chairs' },
      photo: null,
    });
  });

  it('is 404 for an unknown slug', async () => {
    const failure = await api.refuse(endpoints.getProduct, { params: { slug: 'nothing' } });
    expect(failure).toMatchObject({ status: 404, message: 'Product not found' });
  });
});

describe('POST /products/product-filters', () => {
  const filter = (body: unknown) => api.call(endpoints.filterProducts, { body });

  it('filters by the chosen categories', async () => {
    const [chairs, lamps] = [await buildCategory(), await buildCategory()];
    await buildProduct({ name: 'Chair', category: chairs.id });
    await buildProduct({ name: 'Lamp', category: lamps.id });
    await buildProduct({ name: 'Other' });
    const { body } = await filter({ checked: [chairs.id, lamps.id], radio: [] });
    expect(names(body.products)).toEqual(['Lamp', 'Chair']);
  });

  it.each([
    [
      [0, 19],
      ['19.99', '0'],
    ],
    [
      [20, 39],
      ['39.99', '20'],
    ],
    [
      [100, 9999],
      ['20000', '100'],
    ],
    [[80, 99], ['99.99']],
  ])('includes in the range %j exactly the prices %j', async (radio, expected) => {
    const { id } = await buildCategory();
    for (const price of [0, 19.99, 20, 39.99, 99.99, 100, 20_000]) {
      await buildProduct({ name: String(price), price, category: id });
    }
    expect(names((await filter({ checked: [], radio })).body.products)).toEqual(expected);
  });

  it('returns every match without a page, and twelve with one [R5]', async () => {
    const { id } = await buildCategory();
    await buildProducts(14, id);
    const all = await filter({ checked: [id] });
    const second = await filter({ checked: [id], page: 2 });
    expect(all.body.products).toHaveLength(14);
    expect(names(second.body.products)).toEqual(['P2', 'P1']);
    expect([all.body.total, second.body.total]).toEqual([14, 14]);
    const farOut = await filter({ checked: [id], page: 1e12 });
    expect(farOut.body).toMatchObject({ products: [], total: 14 });
  });

  it.each([
    { checked: 'all' },
    { checked: [{ $ne: null }] },
    { radio: { $gt: 0 } },
    { page: '1; drop' },
  ])('refuses %j', async (body) => {
    expect((await api.refuse(endpoints.filterProducts, { body })).status).toBe(400);
  });
});

describe('GET /products/product-category/{slug}', () => {
  it('returns the category with its products', async () => {
    const chairs = await buildCategory('Chairs');
    await buildProduct({ name: 'Oak Chair', category: chairs.id });
    await buildProduct();
    const { body } = await api.call(endpoints.listCategoryProducts, { params: { slug: 'chairs' } });
    expect(body.category.name).toBe('Chairs');
    expect(names(body.products)).toEqual(['Oak Chair']);
    expect(body.total).toBe(1);
  });

  it('is 404 for an unknown category', async () => {
    expect(
      (await api.refuse(endpoints.listCategoryProducts, { params: { slug: 'none' } })).status,
    ).toBe(404);
  });
});

describe('GET /products/related-product/{productId}/{categoryId}', () => {
  it('returns a few others of the category, never the product itself', async () => {
    const { id } = await buildCategory();
    await buildProducts(7, id);
    const own = await buildProduct({ name: 'Own', category: id });
    const params = { productId: own.id, categoryId: id };
    const { body } = await api.call(endpoints.listSimilarProducts, { params });
    expect(names(body.products)).toEqual(['P7', 'P6', 'P5', 'P4', 'P3', 'P2']);
  });

  it('begins with those that share rare words, above all of the name, then a similar price, and ends with the sold out', async () => {
    const { id } = await buildCategory();
    const build = (name: string, description: string, price: number, quantity = 10) =>
      buildProduct({ name, description, price, quantity, category: id });
    await build('Oak Chairs', 'For the table', 90);
    await build('Walnut Shelf', 'Sold too well', 75, 0);
    await build('Stool', 'A chair without a back', 30);
    const own = await build('Walnut Chair', 'A seat for the kitchen', 75);
    await build('Teapot', 'For the afternoon', 500);
    await build('Vase', 'For the flowers', 70);
    await build('Bowl', 'For the fruit', 5);
    const params = { productId: own.id, categoryId: id };
    const { body } = await api.call(endpoints.listSimilarProducts, { params });
    expect(names(body.products)).toEqual([
      'Oak Chairs',
      'Stool',
      'Vase',
      'Teapot',
      'Bowl',
      'Walnut Shelf',
    ]);
  });

  it('puts things of the same kind before those that only share a word of the text', async () => {
    const { id } = await buildCategory();
    const build = (name: string, description: string) =>
      buildProduct({ name, description, price: 60, category: id });
    await build('Two-Tone Handbag', 'With a long strap');
    await build('Cabin Suitcase', 'On four wheels');
    await build('Red Heels', 'For evenings in the city');
    const own = await build('Backpack', 'A pack for the city');
    const params = { productId: own.id, categoryId: id };
    const { body } = await api.call(endpoints.listSimilarProducts, { params });
    expect(names(body.products)).toEqual(['Cabin Suitcase', 'Two-Tone Handbag', 'Red Heels']);
  });

  it('compares the 200 newest of the category', async () => {
    const twin = await buildProduct({ name: 'Walnut Chairs' });
    const category = twin.category.toHexString();
    const own = await buildProduct({ name: 'Walnut Chair', category });
    const { id } = await buildProduct({ name: 'Vase', category });
    const vase = await ProductModel.findById(id).orFail().lean();
    const others = Array.from({ length: 199 }, (_, index) => ({
      ...vase,
      _id: new Types.ObjectId(),
      slug: `vase-${index}`,
      slugs: [`vase-${index}`],
    }));
    const params = { productId: own.id, categoryId: category };
    const find = () => api.call(endpoints.listSimilarProducts, { params });
    await ProductModel.insertMany(others.slice(1));
    expect(names((await find()).body.products)[0]).toBe('Walnut Chairs');
    await ProductModel.insertMany(others.slice(0, 1));
    expect(new Set(names((await find()).body.products))).toEqual(new Set(['Vase']));
  });

  it('comes from the nearest branch above for a product alone in its category', async () => {
    const men = (await buildCategory('Men')).id;
    const shoes = (await buildCategory('Shoes', { parent: men })).id;
    const [boots, sandals] = [
      (await buildCategory('Boots', { parent: shoes })).id,
      (await buildCategory('Sandals', { parent: shoes })).id,
    ];
    const own = await buildProduct({ name: 'Boot', category: boots });
    await buildProduct({ name: 'Hat', category: men });
    const params = { productId: own.id, categoryId: boots };
    const find = async () =>
      names((await api.call(endpoints.listSimilarProducts, { params })).body.products);
    expect(await find()).toEqual(['Hat']);
    await buildProduct({ name: 'Sandal', category: sandals });
    expect(await find()).toEqual(['Sandal']);
  });

  it('is empty for a product alone in its category', async () => {
    const own = await buildProduct();
    const params = { productId: own.id, categoryId: own.category.toHexString() };
    expect((await api.call(endpoints.listSimilarProducts, { params })).body.products).toEqual([]);
  });
});
