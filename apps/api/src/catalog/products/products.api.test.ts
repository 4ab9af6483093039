import { endpoints, LIMITS } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import {
  buildAdmin,
  buildCategory,
  buildOrder,
  buildProduct,
  buildProductForm,
  unknownId,
} from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { CategoryModel } from '../categories/category.model.js';
import { ProductModel, RECENT_EDITS } from './product.model.js';

const api = useTestShop();

const names = (products: readonly { name: string }[]) => products.map(({ name }) => name);

async function buildProducts(count: number, category?: string) {
  for (let index = 1; index <= count; index += 1)
    await buildProduct({ name: `P${index}`, category });
}

describe('GET /products/product-list/{page}', () => {
  it('answers twelve products, newest first, and the rest on the next page [S7.5 S9.5 R4]', async () => {
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

  it('finds words in names, whole or as they begin, all of them in any order', async () => {
    const { id: category } = await buildCategory('Oak things');
    for (const name of ['Oak Chair', 'Oaken Chairs', 'Walnut Chair', 'Café Table'])
      await buildProduct({ name, category, description: 'Goes with oak' });
    const found = async (search: string) => names((await list({ search })).products);
    expect(await found('oak')).toEqual(['Oaken Chairs', 'Oak Chair']);
    expect(await found('CHAI oak')).toEqual(['Oaken Chairs', 'Oak Chair']);
    expect(await found(' cafe ')).toEqual(['Café Table']);
    expect(await found('hair')).toEqual([]);
    expect(await found('')).toHaveLength(4);
  });

  it.each(['.*', '^', '$', '-', '%'])('takes no character of %j as a pattern', async (search) => {
    await buildProduct({ name: 'Oak Chair' });
    expect(await list({ search })).toMatchObject({ products: [], total: 0 });
  });

  it('keeps one category, and counts what it keeps', async () => {
    const { id: category } = await buildCategory();
    await buildProducts(3, category);
    await buildProduct({ name: 'P9' });
    const { products, total } = await list({ category, pageSize: 2 });
    expect(names(products)).toEqual(['P3', 'P2']);
    expect(total).toBe(3);
    expect((await list({ category, search: 'p1' })).total).toBe(1);
    expect((await list({ category: unknownId() })).products).toEqual([]);
  });

  it('keeps what is low in stock', async () => {
    for (const quantity of [LIMITS.lowStock, 0, LIMITS.lowStock + 1])
      await buildProduct({ name: `${quantity} left`, quantity });
    const { products, total } = await list({ stock: 'low', sort: 'quantity' });
    expect(names(products)).toEqual(['0 left', `${LIMITS.lowStock} left`]);
    expect(total).toBe(2);
  });

  it('sorts names as people do, also after one was changed', async () => {
    const { token } = await buildAdmin();
    const last = await buildProduct({ name: 'zebra' });
    for (const name of ['apple 10', 'Apple 9', 'Éclair', 'banana']) await buildProduct({ name });
    const sorted = ['Apple 9', 'apple 10', 'banana', 'Éclair'];
    expect(names((await list({ sort: 'name' })).products)).toEqual([...sorted, 'zebra']);
    await api.call(endpoints.updateProduct, {
      token,
      params: { id: last.id },
      body: buildProductForm({
        name: 'aardvark',
        description: 'x',
        price: '1',
        quantity: '1',
        category: last.category.toHexString(),
      }),
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
  it('is asked for alike on every one of them, and is the same on every page', async () => {
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

describe('GET /products/get-product/{slug}', () => {
  it('answers the product with its category and no secrets of search', async () => {
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

  it('is 404 for a slug that nothing has', async () => {
    const failure = await api.refuse(endpoints.getProduct, { params: { slug: 'nothing' } });
    expect(failure).toMatchObject({ status: 404, message: 'Product not found' });
  });
});

describe('POST /products/product-filters', () => {
  const filter = (body: unknown) => api.call(endpoints.filterProducts, { body });

  it('keeps the chosen categories', async () => {
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
  ])('puts %j around exactly %j', async (radio, expected) => {
    const { id } = await buildCategory();
    for (const price of [0, 19.99, 20, 39.99, 99.99, 100, 20_000]) {
      await buildProduct({ name: String(price), price, category: id });
    }
    expect(names((await filter({ checked: [], radio })).body.products)).toEqual(expected);
  });

  it('answers every match without a page, and twelve with one [R5]', async () => {
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
  it('answers the category with its products', async () => {
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
  it('answers a few others of the category, never the product itself', async () => {
    const { id } = await buildCategory();
    await buildProducts(6, id);
    const own = await buildProduct({ name: 'Own', category: id });
    const params = { productId: own.id, categoryId: id };
    const { body } = await api.call(endpoints.listSimilarProducts, { params });
    expect(names(body.products)).toEqual(['P6', 'P5', 'P4', 'P3']);
  });

  it('is empty for a product alone in its category', async () => {
    const own = await buildProduct();
    const params = { productId: own.id, categoryId: own.category.toHexString() };
    expect((await api.call(endpoints.listSimilarProducts, { params })).body.products).toEqual([]);
  });
});

describe('POST /products/create-product', () => {
  it('creates a product whose name is a combining mark alone', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory();
    const body = buildProductForm({
      name: '\u20dd',
      description: 'A circle',
      price: '1',
      quantity: '1',
      category: id,
    });
    const reply = await api.call(endpoints.createProduct, { token, body });
    expect(reply.body.product.name).toBe('\u20dd');
  });

  it('creates what the form says [R10]', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory('Chairs');
    const body = buildProductForm({
      name: ' Oak Chair ',
      description: 'Solid.\nHeavy.',
      price: '19.90',
      quantity: '3',
      category: id,
      shipping: '1',
    });
    const reply = await api.call(endpoints.createProduct, { token, body });
    expect(reply.body).toMatchObject({
      message: 'Product Created Successfully',
      product: {
        name: 'Oak Chair',
        slug: 'oak-chair',
        price: 19.9,
        quantity: 3,
        shipping: true,
        category: { _id: id },
      },
    });
  });

  it('gives two products of one name distinct slugs, and a name without Latin letters a reachable one [R8]', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory();
    const create = async (name: string) => {
      const body = buildProductForm({
        name,
        description: 'd',
        price: '1',
        quantity: '1',
        category: id,
      });
      return (await api.call(endpoints.createProduct, { token, body })).body.product.slug;
    };
    const slugs = [
      await create('Chair'),
      await create('Chair'),
      await create('茶壶'),
      await create('茶壶'),
    ];
    expect(slugs.slice(0, 2)).toEqual(['chair', 'chair-2']);
    expect(new Set(slugs).size).toBe(4);
    for (const slug of slugs) await api.call(endpoints.getProduct, { params: { slug } });
  });

  it('creates many of one name at the same moment, each under a slug of its own', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => {
        const body = buildProductForm({
          name: 'Twin',
          description: 'd',
          price: '1',
          quantity: '1',
          category: id,
        });
        return api.call(endpoints.createProduct, { token, body });
      }),
    );
    expect(new Set(replies.map(({ body }) => body.product.slug)).size).toBe(6);
    expect((await CategoryModel.findById(id).lean())?.productCount).toBe(6);
  });

  it.each([
    ['name', undefined, 'Name is required'],
    ['description', '', 'Description is required'],
    ['price', undefined, 'Price is required'],
    ['price', '-1', 'Price must be 0 or more, with at most two decimals'],
    ['price', '1.999', 'Price must be 0 or more, with at most two decimals'],
    ['quantity', '1.5', 'Quantity must be a whole number, 0 or more'],
    ['category', undefined, 'Category is required'],
    ['category', 'nonsense', 'This is not a valid id'],
    ['category', unknownId(), 'There is no such category'],
    ['shipping', 'maybe', 'Shipping must be 0 or 1'],
  ])('refuses %s = %j at the field', async (field, value, message) => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory();
    const good = { name: 'Chair', description: 'Solid', price: '5', quantity: '1', category: id };
    const failure = await api.refuse(endpoints.createProduct, {
      token,
      body: buildProductForm({ ...good, [field]: value }),
    });
    expect(failure).toMatchObject({ status: 400, message, errors: [{ field, message }] });
    expect((await api.call(endpoints.countProducts)).body.total).toBe(0);
  });

  it('takes a form and nothing else', async () => {
    const { token } = await buildAdmin();
    expect((await api.refuse(endpoints.createProduct, { token, body: { name: 'x' } })).status).toBe(
      415,
    );
  });
});

describe('PUT /products/update-product/{id}', () => {
  const fields = (category: string, given: Record<string, string> = {}) =>
    buildProductForm({
      name: 'Chair',
      description: 'Solid',
      price: '5',
      quantity: '1',
      category,
      ...given,
    });

  it('replaces the fields and keeps what the form leaves out', async () => {
    const { token } = await buildAdmin();
    const before = await buildProduct();
    const target = await buildCategory('Seats');
    const params = { id: before.id };
    const reply = await api.call(endpoints.updateProduct, {
      token,
      params,
      body: fields(target.id, { shipping: '1' }),
    });
    expect(reply.body).toMatchObject({
      message: 'Product Updated Successfully',
      product: {
        name: 'Chair',
        price: 5,
        quantity: 1,
        shipping: true,
        category: { name: 'Seats' },
      },
    });
    const again = await api.call(endpoints.updateProduct, {
      token,
      params,
      body: fields(target.id),
    });
    expect(again.body.product.shipping).toBe(true);
    const counts = await CategoryModel.find({}, { productCount: 1 }).sort({ _id: 1 }).lean();
    expect(counts.map(({ productCount }) => productCount)).toEqual([0, 1]);
  });

  it('gives a renamed product a new slug, and the old one still finds it [R8]', async () => {
    const { token } = await buildAdmin();
    const before = await buildProduct({ name: 'Stool' });
    const params = { id: before.id };
    await api.call(endpoints.updateProduct, {
      token,
      params,
      body: fields(before.category.toHexString()),
    });
    for (const slug of ['chair', 'stool']) {
      const { body } = await api.call(endpoints.getProduct, { params: { slug } });
      expect(body.product).toMatchObject({ _id: before.id, slug: 'chair' });
    }
    const newcomer = await buildProduct({ name: 'Stool' });
    expect(newcomer.slug).toBe('stool-2');
  });

  it('is 404 for an unknown product', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory();
    const failure = await api.refuse(endpoints.updateProduct, {
      token,
      params: { id: unknownId() },
      body: fields(id),
    });
    expect(failure).toMatchObject({ status: 404, message: 'Product not found' });
  });
});

describe('the stock in PUT /products/update-product/{id}', () => {
  const edit = (product: { category: { toHexString(): string } }, stock: Record<string, string>) =>
    buildProductForm({
      name: 'Chair',
      description: 'Solid',
      price: '5',
      category: product.category.toHexString(),
      ...stock,
    });

  it.each([
    ['becomes the quantity of a form that tells nothing else', { quantity: '12' }, 12],
    ['moves by the difference', { quantity: '12', quantityBefore: '10' }, 9],
    ['stays as it is when the form did not move it', { quantity: '10', quantityBefore: '10' }, 7],
    ['can be taken away to the last piece', { quantity: '3', quantityBefore: '10' }, 0],
  ])('%s, with three sold meanwhile', async (_what, stock, left) => {
    const { token } = await buildAdmin();
    const product = await buildProduct({ quantity: 10 });
    await buildOrder({ items: [{ product: product.id, quantity: 3 }] });
    const { body } = await api.call(endpoints.updateProduct, {
      token,
      params: { id: product.id },
      body: edit(product, stock),
    });
    expect(body.product.quantity).toBe(left);
  });

  it.each([
    ['below nothing', { quantity: '2', quantityBefore: '10' }],
    ['above what a product may have', { quantity: '1000000', quantityBefore: '0' }],
  ])('is 409 for a move %s, and nothing is changed', async (_what, stock) => {
    const { token } = await buildAdmin();
    const product = await buildProduct({ name: 'Bench', quantity: 10 });
    await buildOrder({ items: [{ product: product.id, quantity: 3 }] });
    const failure = await api.refuse(endpoints.updateProduct, {
      token,
      params: { id: product.id },
      body: edit(product, stock),
    });
    expect(failure).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^The stock is now 7/) as string,
      errors: [{ field: 'quantity' }],
    });
    const { body } = await api.call(endpoints.getProduct, { params: { slug: product.slug } });
    expect(body.product).toMatchObject({ name: 'Bench', quantity: 7 });
  });

  /** A product of 10 pieces in a form that saves under a key. */
  async function openForm() {
    const { token } = await buildAdmin();
    const product = await buildProduct({ quantity: 10 });
    const save = async (quantity: string, editKey: string) => {
      const body = edit(product, { quantity, quantityBefore: '10', editKey });
      const reply = await api.call(endpoints.updateProduct, {
        token,
        params: { id: product.id },
        body,
      });
      return reply.body.product.quantity;
    };
    return { product, save };
  }

  it('moves once under one key, and by what a changed form adds', async () => {
    const { product, save } = await openForm();
    expect(await save('12', 'one')).toBe(12);
    await buildOrder({ items: [{ product: product.id, quantity: 3 }] });
    expect(await save('12', 'one')).toBe(9);
    expect(await save('15', 'one')).toBe(12);
    expect(await save('12', 'two')).toBe(14);
  });

  it('moves once for a form whose reply was lost, also when others were saved before it came again', async () => {
    const { save } = await openForm();
    expect(await save('12', 'mine')).toBe(12);
    expect(await save('15', 'hers')).toBe(17);
    expect(await save('9', 'his')).toBe(16);
    expect(await save('12', 'mine')).toBe(16);
    expect(await save('15', 'hers')).toBe(16);
  });

  it('keeps no more than the last edits of a product', async () => {
    const { product, save } = await openForm();
    for (let index = 1; index <= RECENT_EDITS + 2; index += 1) await save('11', `edit-${index}`);
    const stored = await ProductModel.findById(product.id).lean();
    expect(stored?.quantity).toBe(10 + RECENT_EDITS + 2);
    expect(stored?.recentEdits).toHaveLength(RECENT_EDITS);
    expect(stored?.recentEdits?.at(-1)).toEqual({ key: `edit-${RECENT_EDITS + 2}`, moved: 1 });
  });

  it('loses no piece to edits and sales that run at the same time', async () => {
    const { token } = await buildAdmin();
    const product = await buildProduct({ quantity: 20 });
    await Promise.all([
      ...Array.from({ length: 5 }, () =>
        api.call(endpoints.updateProduct, {
          token,
          params: { id: product.id },
          body: edit(product, { quantity: '24', quantityBefore: '20' }),
        }),
      ),
      ...Array.from({ length: 5 }, () =>
        buildOrder({ items: [{ product: product.id, quantity: 2 }] }),
      ),
    ]);
    const { body } = await api.call(endpoints.getProduct, { params: { slug: 'chair' } });
    expect(body.product.quantity).toBe(20 + 5 * 4 - 5 * 2);
  });
});

describe('DELETE /products/product/{id}', () => {
  it('removes the product and frees its category', async () => {
    const { token } = await buildAdmin();
    const product = await buildProduct();
    const { body } = await api.call(endpoints.deleteProduct, { token, params: { id: product.id } });
    expect(body.message).toBe('Product Deleted Successfully');
    expect(
      (await api.refuse(endpoints.getProduct, { params: { slug: product.slug } })).status,
    ).toBe(404);
    expect((await CategoryModel.findById(product.category).lean())?.productCount).toBe(0);
  });

  it('is 404 the second time', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildProduct();
    await api.call(endpoints.deleteProduct, { token, params: { id } });
    expect((await api.refuse(endpoints.deleteProduct, { token, params: { id } })).status).toBe(404);
  });
});
