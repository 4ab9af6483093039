import { assertions } from './assertions.mjs';
import { driverOptions } from './entities.mjs';

/** Runs one operation of a test; its result in the form in which the tests expect it. */
export async function runOperation(entities, { name, object, arguments: given = {} }) {
  if (object === 'testRunner') {
    if (!(name in assertions)) throw new Error(`the assertion ${name} is not known to this runner`);
    return assertions[name](entities, given);
  }
  const target = entities.get(object);
  const { session, ...rest } = given;
  const args = session ? { ...rest, session: entities.get(session) } : rest;
  const run = operationsOf(target)[name];
  if (!run) throw new Error(`the operation ${name} is not known to this runner`);
  return run(target, driverOptions(args));
}

function operationsOf(target) {
  if ('collectionName' in target) return collectionOperations;
  if ('databaseName' in target) return databaseOperations;
  if ('startTransaction' in target) return sessionOperations;
  return clientOperations;
}

const sessionOperations = {
  startTransaction: (session, options) => session.startTransaction(driverOptions(options)),
  commitTransaction: (session) => session.commitTransaction(),
  abortTransaction: (session) => session.abortTransaction(),
  endSession: (session) => session.endSession(),
};

const clientOperations = {
  listDatabases: async (client, options) =>
    (await client.db('admin').admin().listDatabases(options)).databases,
  listDatabaseNames: async (client, options) => {
    const { databases } = await client
      .db('admin')
      .admin()
      .listDatabases({ ...options, nameOnly: true });
    return databases.map(({ name }) => name);
  },
  clientBulkWrite: (client, { models, ...options }) => client.bulkWrite(models, options),
};

const databaseOperations = {
  runCommand: (db, { command, ...options }) => db.command(command, options),
  aggregate: (db, { pipeline, ...options }) => db.aggregate(pipeline, options).toArray(),
  createCollection: async (db, { collection, ...options }) => {
    await db.createCollection(collection, options);
  },
  dropCollection: async (db, { collection, ...options }) => {
    await db.dropCollection(collection, options);
  },
  modifyCollection: (db, { collection, ...options }) =>
    db.command({ collMod: collection, ...options }),
  listCollections: (db, { filter, ...options }) => db.listCollections(filter, options).toArray(),
  listCollectionNames: async (db, { filter, ...options }) => {
    const found = await db.listCollections(filter, { ...options, nameOnly: true }).toArray();
    return found.map(({ name }) => name);
  },
};

const collectionOperations = {
  find: (collection, { filter, ...options }) => collection.find(filter, options).toArray(),
  findOne: (collection, { filter, ...options }) => collection.findOne(filter, options),
  aggregate: (collection, { pipeline, ...options }) =>
    collection.aggregate(pipeline, options).toArray(),
  distinct: (collection, { fieldName, filter, ...options }) =>
    collection.distinct(fieldName, filter, options),
  count: (collection, { filter, ...options }) => collection.count(filter, options),
  countDocuments: (collection, { filter, ...options }) =>
    collection.countDocuments(filter, options),
  estimatedDocumentCount: (collection, options) => collection.estimatedDocumentCount(options),
  insertOne: (collection, { document, ...options }) => collection.insertOne(document, options),
  insertMany: (collection, { documents, ...options }) => collection.insertMany(documents, options),
  updateOne: async (collection, { filter, update, ...options }) =>
    updated(await collection.updateOne(filter, update, options)),
  updateMany: async (collection, { filter, update, ...options }) =>
    updated(await collection.updateMany(filter, update, options)),
  replaceOne: async (collection, { filter, replacement, ...options }) =>
    updated(await collection.replaceOne(filter, replacement, options)),
  deleteOne: (collection, { filter, ...options }) => collection.deleteOne(filter, options),
  deleteMany: (collection, { filter, ...options }) => collection.deleteMany(filter, options),
  findOneAndDelete: (collection, { filter, ...options }) =>
    collection.findOneAndDelete(filter, options),
  findOneAndReplace: (collection, { filter, replacement, ...options }) =>
    collection.findOneAndReplace(filter, replacement, found(options)),
  findOneAndUpdate: (collection, { filter, update, ...options }) =>
    collection.findOneAndUpdate(filter, update, found(options)),
  bulkWrite: async (collection, { requests, ...options }) =>
    bulkResult(await collection.bulkWrite(requests, options)),
  createIndex: (collection, { keys, ...options }) => collection.createIndex(keys, options),
  dropIndex: (collection, { name, ...options }) => collection.dropIndex(name, options),
  dropIndexes: (collection, options) => collection.dropIndexes(options),
  listIndexes: (collection, options) => collection.listIndexes(options).toArray(),
  createSearchIndex: (collection, { model }) => collection.createSearchIndex(model),
  createSearchIndexes: (collection, { models }) => collection.createSearchIndexes(models),
  dropSearchIndex: (collection, { name }) => collection.dropSearchIndex(name),
  updateSearchIndex: (collection, { name, definition }) =>
    collection.updateSearchIndex(name, definition),
  listSearchIndexes: (collection, { name, aggregationOptions }) =>
    collection.listSearchIndexes(name, aggregationOptions).toArray(),
};

/** The driver tells of no upserted id by null, the tests by leaving it out. */
function updated({ upsertedId, ...result }) {
  return upsertedId === null ? result : { ...result, upsertedId };
}

function found({ returnDocument, ...options }) {
  return returnDocument ? { ...options, returnDocument: returnDocument.toLowerCase() } : options;
}

/** What has been done of a bulk write, from its result or its error. */
export function bulkResult(result) {
  const {
    deletedCount,
    insertedCount,
    insertedIds,
    matchedCount,
    modifiedCount,
    upsertedCount,
    upsertedIds,
  } = result;
  return {
    acknowledged: result.isOk?.() !== undefined && !result.acknowledged ? undefined : true,
    deletedCount,
    insertedCount,
    insertedIds,
    matchedCount,
    modifiedCount,
    upsertedCount,
    upsertedIds,
  };
}
