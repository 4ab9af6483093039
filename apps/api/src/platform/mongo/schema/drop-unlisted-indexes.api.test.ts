import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { useTestShop } from '../../../testing/test-shop.js';
import { dropUnlistedIndexes } from './drop-unlisted-indexes.js';

useTestShop();

it('drops the indexes of lists of version 1, and no other', async () => {
  const { db } = mongoose.connection;
  const products = db?.collection('products');
  if (!db || !products) throw new Error('Not connected');
  const names = async () => (await products.indexes()).map(({ name }) => name).sort();
  const present = await names();
  await products.createIndex({ createdAt: -1, _id: -1, priceCents: 1 }, {}, {});
  await products.createIndex({ category: 1, priceCents: -1, _id: -1 }, {}, {});
  await dropUnlistedIndexes.run(db);
  expect(await names()).toEqual(present);
  await dropUnlistedIndexes.run(db);
  expect(await names()).toEqual(present);
});
