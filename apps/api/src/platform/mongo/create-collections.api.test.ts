import mongoose from 'mongoose';
import { afterEach, expect, it, vi } from 'vitest';
import { ProductModel } from '../../shop/catalog/index.js';
import { useTestShop } from '../../testing/test-shop.js';
import { createCollections } from './create-collections.js';

useTestShop();

afterEach(() => {
  vi.restoreAllMocks();
});

it('creates every collection before the first transaction writes to it', async () => {
  const found = (await mongoose.connection.db?.listCollections().toArray()) ?? [];
  const collections = mongoose.modelNames().map((name) => mongoose.model(name).collection.name);
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(collections));
});

it('creates missing indexes one by one when all of them take too long', async () => {
  await ProductModel.collection.dropIndexes();
  const timeout = new mongoose.mongo.MongoNetworkTimeoutError('timed out');
  vi.spyOn(ProductModel.collection, 'createIndexes').mockRejectedValueOnce(timeout);
  await createCollections();
  const built = await ProductModel.collection.indexes();
  expect(built).toHaveLength(ProductModel.schema.indexes().length + 1);
});
