import { setTimeout } from 'node:timers/promises';
import type { ClientSession, Db, MongoClient } from 'mongodb';
import { fill, productAt, type BenchProduct } from './products.js';

/** A command to measure, and its preparation; both use their own client. */
export interface LongCommand {
  prepare?: () => Promise<unknown>;
  run: () => Promise<unknown>;
}

/** Commands that read or change all products. Each leaves the products in place for the next. */
export function longCommands(
  client: MongoClient,
  db: Db,
  size: number,
): Record<string, LongCommand> {
  const products = db.collection<BenchProduct>('products');
  const copies = db.collection<BenchProduct>('copies');
  const all = { $inc: { priceCents: 1 } };
  let session: ClientSession;
  const begin = async (): Promise<void> => {
    session = client.startSession();
    session.startTransaction();
    await products.findOne({ _id: 1 }, { session });
  };
  const commit = async (): Promise<void> => {
    await session.commitTransaction();
    await session.endSession();
  };
  /** The space is freed later. */
  const drop = async (): Promise<void> => {
    await copies.drop();
    await setTimeout(10_000);
  };
  return {
    nothing: { run: () => setTimeout(3_000) },
    scan: { run: () => products.find({ description: 'none' }).toArray() },
    regex: { run: () => products.find({ name: /9{9}$/ }).toArray() },
    sort: { run: () => products.find({}).sort({ name: -1, description: 1 }).toArray() },
    count: { run: () => products.countDocuments({ description: { $ne: 'none' } }) },
    group: {
      run: () =>
        products
          .aggregate([{ $group: { _id: '$name', total: { $sum: '$priceCents' } } }])
          .toArray(),
    },
    updateMany: { run: () => products.updateMany({}, all) },
    insertMany: {
      run: () => copies.insertMany(Array.from({ length: size }, (_, n) => productAt(n))),
    },
    'createIndexes, an index': { run: () => copies.createIndexes([{ key: { name: 1 } }]) },
    'createIndexes, a unique one': {
      run: () => copies.createIndexes([{ key: { slugs: 1 }, unique: true }]),
    },
    dropIndexes: { run: () => copies.dropIndex('name_1') },
    deleteMany: { run: () => copies.deleteMany({ _id: { $lt: size / 2 } }) },
    'drop, and 10 s after it': { run: drop },
    'drop of five indexes, and 10 s': {
      prepare: () => fill(db, size, 'copies'),
      run: drop,
    },
    'updateMany in a transaction': {
      prepare: begin,
      run: () => products.updateMany({}, all, { session }),
    },
    'commit of a transaction': { run: commit },
    'updateMany beside a snapshot': {
      prepare: begin,
      run: () => products.updateMany({ _id: { $lt: size / 4 } }, all),
    },
    'checkpoint of the log': {
      prepare: commit,
      run: async () => {
        for (let n = 0; n < 300; n++) await products.updateOne({ _id: n }, all);
      },
    },
  };
}
