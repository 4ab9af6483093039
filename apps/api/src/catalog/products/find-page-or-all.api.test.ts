import { endpoints } from '@shop/shared';
import { Types } from 'mongoose';
import { expect, it, vi } from 'vitest';
import { buildCategory, buildProduct, buildProducts } from '../../testing/factories.js';
import { heldTask } from '../../testing/held-task.js';
import { useTestShop } from '../../testing/test-shop.js';
import { longListQueue } from './find-page-or-all.js';
import { ProductModel } from './product.model.js';

const api = useTestShop();

const filter = (checked: string[], page?: number) =>
  api.call(endpoints.filterProducts, { body: { checked, radio: [], ...(page && { page }) } });

it('computes one long list at a time, while pages and short lists do not wait', async () => {
  const few = await buildCategory('Few');
  const many = await buildCategory('Many');
  await buildProducts(2, few.id);
  await buildProducts(61, many.id);
  const { run, end } = heldTask();
  const held = longListQueue.run({ key: 'another' }, run);
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
