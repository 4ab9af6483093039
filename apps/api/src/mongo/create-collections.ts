import mongoose, { type mongo } from 'mongoose';

/**
 * Creates collections and indexes, in one command for each collection: at most starts they are all there. Two
 * transactions that write to a missing collection at the same moment would be in conflict, and one might fail.
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

/** What a large catalogue lacks after an upgrade may take longer, all at once, than the database may be silent. */
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
