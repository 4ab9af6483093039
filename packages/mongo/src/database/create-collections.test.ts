import { setImmediate } from 'node:timers/promises';
import mongoose from 'mongoose';
import { afterEach, expect, it, vi } from 'vitest';
import { ThingModel } from '../testing/thing.model.js';
import { useTestDatabase } from '../testing/test-database.js';
import { createCollections } from './create-collections.js';

useTestDatabase();

afterEach(() => {
  vi.restoreAllMocks();
});

it('creates every collection before the first transaction writes to it', async () => {
  const found = (await mongoose.connection.db?.listCollections().toArray()) ?? [];
  const collections = mongoose.modelNames().map((name) => mongoose.model(name).collection.name);
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(collections));
});

it('creates missing indexes one by one when all of them take too long', async () => {
  await ThingModel.collection.dropIndexes();
  const timeout = new mongoose.mongo.MongoNetworkTimeoutError('timed out');
  vi.spyOn(ThingModel.collection, 'createIndexes').mockRejectedValueOnce(timeout);
  await createCollections();
  const built = await ThingModel.collection.indexes();
  expect(built).toHaveLength(ThingModel.schema.indexes().length + 1);
});

it('needs few connections, however many collections there are', async () => {
  const models = Array.from({ length: 40 }, (_, index) =>
    mongoose.model(`Crowd${index}`, ThingModel.schema, `crowd${index}`),
  );
  let open = 0;
  let most = 0;
  for (const { collection } of models)
    vi.spyOn(collection, 'createIndexes').mockImplementation(async () => {
      most = Math.max(most, ++open);
      await setImmediate();
      open--;
      return [];
    });
  await createCollections();
  for (const { modelName } of models) mongoose.deleteModel(modelName);
  expect(most).toBeLessThanOrEqual(4);
});
