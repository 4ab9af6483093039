import mongoose, { type mongo } from 'mongoose';

/** Each needs a connection: with more, a busy machine may not open them before the driver stops waiting for one. */
const AT_ONCE = 4;

/**
 * Creates collections and indexes, with one command per collection because at most starts they all exist. They must
 * exist in advance: two transactions that write to a missing collection at the same time conflict, and one might fail.
 */
export async function createCollections(): Promise<void> {
  const models = Object.values(mongoose.connection.models).values();
  const createRest = async () => {
    for (const model of models) {
      const { schema, collection } = model;
      const indexes = schema
        .indexes()
        .map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription);
      if (indexes.length > 0) await createIndexes(collection, indexes);
      else await model.createCollection();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, createRest));
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
