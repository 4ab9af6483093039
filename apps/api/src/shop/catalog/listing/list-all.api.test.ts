import { endpoints, PRICE_RANGES, PRODUCT_SORTS } from '@shop/shared';
import { Types } from 'mongoose';
import { expect, it, vi } from 'vitest';
import { heldTask } from '@shop/front/testing';
import { buildCategory, buildProduct, buildProducts } from '../../../testing/factories.js';
import { useSearchedShop } from '../../../testing/searched-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { Breaks } from './breaks.js';
import { longListQueue } from './list-all.js';
import { ProductModel } from '../products/product.model.js';

const api = useTestShop();
const { shop, index } = useSearchedShop();

const filter = (checked: string[], page?: number) =>
  api.call(endpoints.filterProducts, { body: { checked, radio: [], ...(page && { page }) } });

it('computes one long list at a time, with breaks, while pages and short lists do not wait', async () => {
  const few = await buildCategory('Few');
  const many = await buildCategory('Many');
  await buildProducts(2, few.id);
  await buildProducts(61, many.id);
  const { run, end } = heldTask();
  const held = longListQueue.run({ key: 'another' }, run);
  const taken = vi.spyOn(Breaks.prototype, 'take');
  const reads = vi.spyOn(ProductModel, 'find');
  const long = filter([many.id]);
  const longer = filter([]);
  expect((await filter([few.id])).body.total).toBe(2);
  expect((await filter([many.id], 1)).body.total).toBe(61);
  const params = { slug: 'few' };
  const { body } = await api.call(endpoints.listCategoryProducts, { params });
  expect(body.total).toBe(2);
  expect(reads).toHaveBeenCalledTimes(3);
  end();
  await held;
  expect((await long).body.total).toBe(61);
  expect((await longer).body.products).toHaveLength(63);
  await filter([]);
  expect(taken).toHaveBeenCalledTimes(1);
});

it('counts all matches, also of a list that has no room for them', async () => {
  const { id, category } = await buildProduct();
  const product = await ProductModel.findById(id).lean().orFail();
  const copies = Array.from({ length: 500 }, (_, index) => ({
    ...product,
    _id: new Types.ObjectId(),
    slug: `copy-${index}`,
    slugs: [`copy-${index}`],
  }));
  const body = { checked: [String(category)], radio: [0, 9_999] };
  await ProductModel.insertMany(copies.slice(1), { lean: true });
  expect((await api.call(endpoints.filterProducts, { body })).body).toMatchObject({ total: 500 });
  await ProductModel.insertMany(copies.slice(0, 1), { lean: true });
  const { total, products } = (await api.call(endpoints.filterProducts, { body })).body;
  expect({ total, shown: products.length }).toEqual({ total: 501, shown: 500 });
});

it('lists the same with the index as without it', async () => {
  const categories = [await buildCategory(), await buildCategory(), await buildCategory()];
  const prices = [0, 19.99, 20, 39.99, 40, 99.99, 100, 12_345];
  for (const [at, price] of prices.entries()) {
    const category = categories[at % 2]?.id ?? '';
    await buildProduct({ name: `Lamp ${(at * 5) % 8}`, price, quantity: at, category });
  }
  await index().start();
  const [first = '', second = '', empty = ''] = categories.map(({ id }) => id);
  const ranges = [[], [20, 20], [10, 30], ...PRICE_RANGES.map(({ pair }) => [...pair])];
  for (const checked of [[], [first], [first, second], [empty]])
    for (const radio of ranges)
      for (const sort of PRODUCT_SORTS) {
        const asked = { body: { checked, radio, sort } };
        const { body } = await api.call(endpoints.filterProducts, asked);
        expect((await shop.call(endpoints.filterProducts, asked)).body).toEqual(body);
      }
});

it('reads no product twice where the index knows which ones are listed', async () => {
  const { id } = await buildCategory('Lamps');
  await buildProducts(3, id);
  await index().start();
  const filter = () => shop.call(endpoints.filterProducts, { body: { checked: [id], radio: [] } });
  const { body } = await filter();
  const reads = vi.spyOn(ProductModel, 'find');
  expect((await filter()).body).toEqual(body);
  expect(reads).not.toHaveBeenCalled();
  const bySlug = await shop.call(endpoints.listCategoryProducts, { params: { slug: 'lamps' } });
  expect(bySlug.body.products).toEqual(body.products);
  expect(reads).not.toHaveBeenCalled();
});
