import { endpoints } from '@shop/shared';
import { expect, it, vi } from 'vitest';
import { ProductModel } from '../../shop/catalog/index.js';
import { SearchCountModel } from '../../shop/catalog/search/counts/search-count.model.js';
import { buildAdmin, buildProduct } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();

const LIMIT = expect.objectContaining({ maxTimeMS: 5_000 }) as unknown;

it('tells the database how long each query of a request may take', async () => {
  await buildProduct({ name: 'Chair', price: 5 });
  const find = vi.spyOn(ProductModel.collection, 'find');
  const count = vi.spyOn(ProductModel.collection, 'countDocuments');
  await api.call(endpoints.listProductPage, { params: { page: 1 } });
  await api.call(endpoints.searchProducts, { params: { keyword: 'chair' } });
  await api.call(endpoints.filterProducts, {
    body: { checked: [], radio: [0, 19], page: 1 },
  });
  expect(find).toHaveBeenCalledTimes(4);
  for (const [, options] of find.mock.calls) expect(options).toEqual(LIMIT);
  expect(count).toHaveBeenCalledExactlyOnceWith(expect.anything(), LIMIT);
});

it('limits aggregations as well', async () => {
  const aggregate = vi.spyOn(SearchCountModel.collection, 'aggregate');
  const { token } = await buildAdmin();
  await api.call(endpoints.listSearches, { token });
  expect(aggregate.mock.calls.length).toBeGreaterThan(0);
  for (const [, options] of aggregate.mock.calls) expect(options).toEqual(LIMIT);
});
