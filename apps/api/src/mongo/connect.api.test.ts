import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { useTestShop } from '../testing/test-shop.js';

useTestShop();

it('creates every collection before the first transaction writes to it', async () => {
  const found = (await mongoose.connection.db?.listCollections().toArray()) ?? [];
  const collections = mongoose.modelNames().map((name) => mongoose.model(name).collection.name);
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(collections));
});
