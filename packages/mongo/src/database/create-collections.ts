import mongoose, { type mongo } from 'mongoose';

/**
 * Creates collections and indexes, with one command per collection because at most starts they all exist. They must
 * exist in advance: two transactions that write to a missing collection at the same time conflict, and one might fail.
 */
export async function createCollections(): Promise<void> {
  const models = Object.values(mongoose.connection.models);
  await Promise.all(
    models.map(async (model) => {
      const { schema, collection } = model;
      const indexes = schema
        .indexes()
        .map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription);
      if (indexes.length > 0) await createIndexes(collection, indexes);
      else await model.createCollection();
    }),
  );
}

/** Retries one by one: for a large shop, building several new indexes at once may exceed the socket timeout. */
async function createIndexes(
  collection: mongoose.Collection,
  indexes: mongo.IndexDescription[],
): Promise<void> {
  try {
    await collection.createIndexes(indexes);
  } catch (error) {
    if (!(error instanceof mongoose.mongo.MongoNetworkTimeoutError)) throw error;
    for (const index of indexes) await collection.createIndexes([index]);
  }
}
