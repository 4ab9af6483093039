import type { Db, MongoClient } from 'mongodb';
import { productAt, type BenchProduct } from './products.js';

/** An operation to measure; it receives the number of earlier runs. */
export type Operation = (run: number) => Promise<unknown>;

const PAGE_SIZE = 12;
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** The shop's most frequent operations, by name. */
export function operationsOn(client: MongoClient, db: Db, size: number): Record<string, Operation> {
  const products = db.collection<BenchProduct>('products');
  const orders = db.collection('orders');
  const idAt = (run: number) => (run * 7919) % size;
  const page = (filter: Parameters<typeof products.find>[0]) =>
    products.find(filter).sort(NEWEST_FIRST).limit(PAGE_SIZE).toArray();
  let inserted = size;
  return {
    'find by id': (run) => products.findOne({ _id: idAt(run) }),
    'page of 12, newest': () => page({}),
    'page of 12, category': (run) => page({ category: `category-${run % 20}` }),
    'page of 12, two words': (run) =>
      page({
        $and: [
          { searchWords: { $in: [`word${run % 500}`] } },
          { searchWords: { $in: [`kind${run % 3}`, 'product'] } },
        ],
      }),
    'count a category': (run) => products.countDocuments({ category: `category-${run % 20}` }),
    insert: () => products.insertOne(productAt(inserted++)),
    update: (run) => products.updateOne({ _id: idAt(run) }, { $inc: { priceCents: 1 } }),
    'transaction of two': (run) =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          const filter = { _id: idAt(run) };
          await products.updateOne(filter, { $inc: { priceCents: -1 } }, { session });
          await orders.insertOne({ product: idAt(run) }, { session });
        }),
      ),
  };
}
