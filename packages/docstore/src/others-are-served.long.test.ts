import { MongoClient, type Collection, type Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useDocstore } from './testing/running.js';

interface Thing extends Document {
  _id: number;
}

const SIZE = 100_000;
const running = useDocstore();
let things: Collection<Thing>;
let long: Collection<Thing>;
let other: MongoClient;

beforeAll(async () => {
  things = running.db.collection<Thing>('things');
  other = await MongoClient.connect(running.docstore.uri('test'));
  long = other.db().collection<Thing>('things');
  for (let start = 0; start < SIZE; start += 10_000) {
    await things.insertMany(
      Array.from({ length: 10_000 }, (_, n) => ({ _id: start + n, a: n % 100, b: -n })),
    );
  }
}, 180_000);

afterAll(() => other.close());

const LONG: [string, () => Promise<unknown>][] = [
  ['find without an index', () => long.find({ b: 1 }).toArray()],
  ['find with a sort', () => long.find({}).sort({ b: 1 }).limit(60_000).next()],
  ['aggregate', () => long.aggregate([{ $group: { _id: '$a', b: { $sum: '$b' } } }]).toArray()],
  ['count', () => long.countDocuments({ b: { $ne: 1 } })],
  ['distinct', () => long.distinct('b', { a: { $ne: -1 } })],
  ['explain', () => long.find({}).sort({ b: 1 }).limit(60_000).explain('executionStats')],
  ['findOneAndUpdate', () => long.findOneAndUpdate({ b: 1 }, { $set: { c: 1 } })],
  ['updateMany', () => long.updateMany({}, { $inc: { a: 1 } })],
  ['deleteMany', () => long.deleteMany({ _id: { $gte: 0, $lt: SIZE } })],
  [
    'insertMany',
    () => long.insertMany(Array.from({ length: SIZE }, (_, n) => ({ _id: SIZE + n }))),
  ],
];

describe('while 100,000 documents are looked at by', () => {
  it.each(LONG)(
    '%s, others are served',
    async (_name, run) => {
      const state = { served: 0, hasEnded: false };
      const ended = run().finally(() => (state.hasEnded = true));
      for (let n = 0; !state.hasEnded; n++) {
        await running.db.command({ ping: 1 });
        await things.findOne({ _id: n });
        await running.db.collection<Thing>('others').updateOne({ _id: 0 }, { $inc: { n: 1 } });
        state.served++;
      }
      await ended;
      // A command that blocks the others would let none or one of these rounds finish before itself.
      expect(state.served).toBeGreaterThan(2);
    },
    180_000,
  );
});

describe('a time limit ends', () => {
  beforeAll(async () => {
    await things.insertMany(Array.from({ length: 30_000 }, (_, n) => ({ _id: n - SIZE, a: n })));
  }, 60_000);

  it.each<[string, () => Promise<unknown>]>([
    ['find', () => things.find({ b: 1 }).maxTimeMS(2).toArray()],
    ['find with a sort', () => things.find({}).sort({ a: 1 }).maxTimeMS(2).toArray()],
    ['aggregate', () => things.aggregate([{ $group: { _id: '$a' } }], { maxTimeMS: 2 }).toArray()],
    ['count', () => things.countDocuments({ b: 1 }, { maxTimeMS: 2 })],
    ['distinct', () => things.distinct('a', {}, { maxTimeMS: 2 })],
    ['update', () => things.updateMany({}, { $inc: { c: 1 } }, { maxTimeMS: 2 })],
    ['delete', () => things.deleteMany({ b: 1 }, { maxTimeMS: 2 })],
    [
      'findOneAndUpdate',
      () => things.findOneAndUpdate({ b: 1 }, { $set: { c: 1 } }, { maxTimeMS: 2 }),
    ],
  ])('%s', async (_name, run) => {
    await expect(run()).rejects.toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
  });

  it('the following batches too, without the time between them', async () => {
    const cursor = things.find({}, { batchSize: 2, maxTimeMS: 500 });
    await cursor.next();
    await new Promise((resolve) => setTimeout(resolve, 600));
    for (let n = 0; n < 5; n++) expect(await cursor.next()).not.toBeNull();
    await cursor.close();
  });
});
