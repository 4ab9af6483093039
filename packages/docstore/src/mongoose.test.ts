import mongoose, { Schema, type Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useDocstore } from './testing/running.js';

interface Product {
  name: string;
  slugs: string[];
  stock: number;
  sizes: { label: string; left: number }[];
}

function defineProducts(on: Connection) {
  return on.model(
    'Product',
    new Schema<Product>(
      {
        name: { type: String, required: true },
        slugs: { type: [String], unique: true },
        stock: { type: Number, default: 0 },
        sizes: [{ _id: false, label: String, left: Number }],
      },
      { timestamps: true },
    ),
  );
}

const running = useDocstore();
let connection: Connection;
let products: ReturnType<typeof defineProducts>;

beforeAll(async () => {
  connection = await mongoose.createConnection(running.docstore.uri('shop')).asPromise();
  products = defineProducts(connection);
  await products.init();
});

afterAll(() => connection.close());

describe('unmodified Mongoose', () => {
  it('saves, finds and updates documents', async () => {
    const created = await products.create({
      name: 'Cap',
      slugs: ['cap', 'hat'],
      sizes: [
        { label: 'S', left: 1 },
        { label: 'M', left: 2 },
      ],
    });
    await products.updateOne(
      { _id: created._id, 'sizes.label': 'M' },
      { $inc: { 'sizes.$.left': 5 }, $set: { name: 'Red cap' } },
    );
    const found = await products.findOne({ slugs: 'hat' }).lean();
    expect(found).toMatchObject({
      name: 'Red cap',
      sizes: [
        { label: 'S', left: 1 },
        { label: 'M', left: 7 },
      ],
    });
  });

  it('learns which key is taken when a slug is used twice', async () => {
    await products.create({ name: 'Sock', slugs: ['sock', 'stocking'] });
    await expect(
      products.create({ name: 'Other', slugs: ['x', 'stocking'] }),
    ).rejects.toMatchObject({
      code: 11000,
      keyPattern: { slugs: 1 },
      keyValue: { slugs: 'stocking' },
    });
  });

  it('counts in eight concurrent transactions without losing any', async () => {
    await products.create({ name: 'Counter', slugs: ['counter'] });
    const increment = (): Promise<unknown> =>
      connection.transaction(async (session) => {
        const counter = await products.findOne({ slugs: 'counter' }).session(session).orFail();
        counter.stock += 1;
        await counter.save({ session });
      });
    await Promise.all(Array.from({ length: 8 }, increment));
    expect((await products.findOne({ slugs: 'counter' }).orFail()).stock).toBe(8);
  });

  it('explains that an index was used', async () => {
    const plan: unknown = await products.find({ slugs: 'hat' }).explain('executionStats');
    expect(plan).toMatchObject({
      queryPlanner: { winningPlan: { inputStage: { stage: 'IXSCAN', indexName: 'slugs_1' } } },
      executionStats: { totalDocsExamined: 1 },
    });
  });

  it('supports the writes of a rate limiter: count, restart, or refuse', async () => {
    const limits = running.db.collection<{ key: string; points: number; expire: Date }>('limits');
    await limits.createIndexes([{ key: { key: 1 }, unique: true }]);
    const count = (expire: Date): Promise<unknown> =>
      limits.findOneAndUpdate(
        { $or: [{ expire: { $gt: new Date() } }, { expire: { $eq: null } }] as never, key: 'k' },
        { $setOnInsert: { key: 'k', expire }, $inc: { points: 1 } },
        { upsert: true, returnDocument: 'after' },
      );
    const past = new Date(Date.now() - 1000);
    expect(await count(past)).toMatchObject({ key: 'k', points: 1, expire: past });
    await expect(count(past)).rejects.toMatchObject({ code: 11000 });
    const future = new Date(Date.now() + 60_000);
    await limits.updateOne({ key: 'k' }, { $set: { points: 1, expire: future } });
    expect(await count(future)).toMatchObject({ points: 2, expire: future });
  });
});
