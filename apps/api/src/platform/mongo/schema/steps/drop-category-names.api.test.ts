import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { useTestShop } from '../../../../testing/test-shop.js';
import { dropCategoryNames } from './drop-category-names.js';

useTestShop();

it('drops the index of unique names, and no other', async () => {
  const { db } = mongoose.connection;
  const categories = db?.collection('categories');
  if (!db || !categories) throw new Error('Not connected');
  const names = async () => (await categories.indexes()).map(({ name }) => name).sort();
  const present = await names();
  await categories.createIndex({ nameKey: 1 }, { unique: true }, {});
  await dropCategoryNames.run(db);
  expect(await names()).toEqual(present);
  await dropCategoryNames.run(db);
  expect(await names()).toEqual(present);
});
