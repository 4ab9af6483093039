import { expect, it } from 'vitest';
import { ProductModel } from '../catalog/index.js';
import { useTestShop } from '../testing/test-shop.js';
import { dropReplacedIndexes } from './drop-replaced-indexes.js';

useTestShop();

const names = async () =>
  (await ProductModel.collection.indexes()).map(({ name }) => String(name)).sort();

it('drops the indexes of an earlier version and no others', async () => {
  const current = await names();
  await ProductModel.collection.createIndexes([
    { key: { createdAt: -1, _id: -1 } },
    { key: { category: 1, nameKey: 1, _id: 1 } },
    { key: { shipping: 1 }, name: 'made by hand' },
  ]);
  await Promise.all([dropReplacedIndexes(), dropReplacedIndexes()]);
  expect(await names()).toEqual([...current, 'made by hand'].sort());
  await ProductModel.collection.dropIndex('made by hand');
});
