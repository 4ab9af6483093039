import { DEMO_ORDERS, DEMO_SETTINGS, DEMO_SHOPPERS } from '@shop/demo';
import { DEFAULT_SETTINGS, endpoints, settingsInputSchema, TOTAL_COUNT_HEADER } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { BrandModel, CategoryModel, ProductModel } from '../shop/catalog/index.js';
import { createShopSettings } from '../shop/settings/index.js';
import { OrderModel } from '../shop/orders/index.js';
import { buildCategory, buildAdmin } from '../testing/factories.js';
import { useTestShop } from '../testing/test-shop.js';
import { seedDemo } from './seed-demo.js';

const api = useTestShop();

describe('seeding the demo shop', () => {
  it('fills an empty database with what the API can show, find, sell and sign in', async () => {
    const count = await seedDemo();
    const { body } = await api.call(endpoints.listProductPage, { params: { page: 1 } });
    expect(body.total).toBe(count);
    expect(new Set(body.products.map(({ category }) => category.name)).size).toBeGreaterThanOrEqual(
      6,
    );
    for (const { _id, photo } of body.products) {
      const response = await api.fetch(
        `/api/v1/products/product-photo/${_id}?w=320&v=${photo?.version ?? ''}`,
      );
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
    const found = await api.call(endpoints.searchProducts, { params: { keyword: 'hedphones' } });
    expect(found.body[0]?.name).toBe('Wireless Headphones');
    const { email, password } = DEMO_SHOPPERS[0] ?? { email: '', password: '' };
    expect((await api.call(endpoints.login, { body: { email, password } })).status).toBe(200);
    const { token } = await buildAdmin();
    const orders = await api.call(endpoints.listAllOrders, { token });
    expect(orders.headers.get(TOTAL_COUNT_HEADER)).toBe(String(DEMO_ORDERS.length));
  });

  it('has a product with a brand, several photos and variants that show them, on sale', async () => {
    await seedDemo();
    const { product } = (
      await api.call(endpoints.getProduct, { params: { slug: 'city-backpack' } })
    ).body;
    const { brand, photos = [], variants = [], price, compareAtPrice = 0 } = product;
    expect(brand?.slug).toBe('northway');
    expect(variants.map(({ name }) => name)).toEqual(['Raspberry', 'Green', 'Blue']);
    expect(variants.map(({ photo }) => photo)).toEqual(photos.map(({ _id }) => _id));
    expect(compareAtPrice).toBeGreaterThan(price);
    for (const { _id, version } of photos) {
      const query = `photo=${_id}&w=320&v=${version}`;
      const reply = await api.fetch(`/api/v1/products/product-photo/${product._id}?${query}`);
      expect(reply.status).toBe(200);
    }
  });

  it('has orders that the administrator processed', async () => {
    const { user, token } = await buildAdmin();
    await seedDemo();
    const { body } = await api.call(endpoints.listAllOrders, { token });
    const shipped = body.find(({ status }) => status === 'Shipped');
    const { order } = (
      await api.call(endpoints.getOrder, { params: { number: String(shipped?.number) }, token })
    ).body;
    expect(order.history.map(({ by }) => by?.name)).toEqual([shipped?.buyer.name, user.name]);
  });

  it('counts the products of each brand', async () => {
    await seedDemo();
    for (const { _id, productCount } of await BrandModel.find().lean())
      expect(await ProductModel.countDocuments({ brand: _id })).toBe(productCount);
  });

  it('stores its texts, and leaves the other settings to the environment', async () => {
    const first = { ...DEFAULT_SETTINGS, name: 'Lamps', address: 'Elm Street 1' };
    await seedDemo(first);
    const settings = await createShopSettings(first).stored();
    expect(settings).toEqual({ ...first, ...DEMO_SETTINGS, address: 'Elm Street 1' });
    expect(settingsInputSchema.parse({ ...settings, version: 0 })).toEqual({
      ...settings,
      version: 0,
    });
  });

  it('takes returns for as long as its texts promise', async () => {
    await seedDemo();
    const { withdrawalDays, returnsLine } = await createShopSettings(DEFAULT_SETTINGS).stored();
    expect(returnsLine).toContain(`${withdrawalDays} days`);
  });

  it('counts the products of each category', async () => {
    await seedDemo();
    for (const { _id, productCount } of await CategoryModel.find().lean()) {
      expect(await ProductModel.countDocuments({ category: _id })).toBe(productCount);
    }
  });

  it('has its orders counted as sales', async () => {
    await seedDemo();
    const sold = await ProductModel.find({ piecesSold: { $gt: 0 } }).lean();
    expect(sold.length).toBeGreaterThan(3);
    expect(await OrderModel.countDocuments({ isSoldCounted: true })).toBe(DEMO_ORDERS.length);
  });

  it('leaves a database that is not empty alone', async () => {
    await buildCategory();
    expect(await seedDemo()).toBe(0);
    expect(await ProductModel.countDocuments({})).toBe(0);
  });

  it('happens once when two instances start at the same moment', async () => {
    const seeded = await Promise.all([seedDemo(), seedDemo()]);
    expect(seeded.filter((count) => count > 0)).toHaveLength(1);
    expect(await ProductModel.countDocuments({})).toBe(Math.max(...seeded));
    expect(await OrderModel.countDocuments({})).toBe(DEMO_ORDERS.length);
  });
});
