import { setImmediate } from 'node:timers/promises';
import type { Collection, Document } from 'mongodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkStore } from './store/check.js';
import { removeDropped } from './store/dropped.js';
import { useStoreInProcess } from './testing/in-process.js';

interface Thing extends Document {
  _id: number;
}

/** Commands yield to others after every single step. */
const running = useStoreInProcess(0);
const SIZE = 60;
let things: Collection<Thing>;

beforeEach(async () => {
  things = running.db.collection<Thing>('things');
  await things.drop();
  await things.insertMany(Array.from({ length: SIZE }, (_, n) => ({ _id: n, a: 0, b: n })));
});

/** Whether a whole write has begun and not ended. */
const isUnderWay = (): boolean => running.store.main.inTransaction;

async function begun(): Promise<void> {
  while (!isUnderWay()) await setImmediate();
}

function makeIndex(key: Record<string, 1>, unique = false): Promise<string[]> {
  return things.createIndexes([{ key, ...(unique && { unique }) }]);
}

function insertTogether(documents: Thing[]): Promise<unknown> {
  return running.client.withSession((session) =>
    session.withTransaction(() => things.insertMany(documents, { session })),
  );
}

async function namesOfIndexes(): Promise<string[]> {
  return (await things.indexes()).map(({ name = '' }) => name);
}

describe('while an index is made', () => {
  it('reads return results, without it', async () => {
    const made = makeIndex({ b: 1 });
    await begun();
    expect(await things.findOne({ b: 30 })).toMatchObject({ _id: 30 });
    expect(await namesOfIndexes()).toEqual(['_id_']);
    expect(isUnderWay()).toBe(true);
    await made;
    expect(await namesOfIndexes()).toEqual(['_id_', 'b_1']);
  });

  it('writes wait, and are in it then', async () => {
    const made = makeIndex({ b: 1 });
    await begun();
    const writes = [
      things.insertOne({ _id: 100, b: 1000 }),
      things.updateMany({ b: { $lt: 10 } }, { $inc: { b: 2000 } }),
      things.deleteOne({ _id: 59 }),
    ];
    const before = await things.find({}, { projection: { b: 1 } }).toArray();
    expect(before).toHaveLength(SIZE);
    await Promise.all([made, ...writes]);
    const hint = { b: 1 } as const;
    expect(await things.find({ b: { $gte: 1000 } }, { hint }).toArray()).toHaveLength(11);
    expect(checkStore(running.store)).toEqual([]);
  });

  it('collections and other indexes wait to be made and dropped', async () => {
    const made = makeIndex({ b: 1 });
    await begun();
    await Promise.all([
      made,
      makeIndex({ b: 1 }),
      makeIndex({ a: 1, b: 1 }),
      running.db.createCollection('others'),
      running.db.collection('more').insertOne({}),
    ]);
    await Promise.all([makeIndex({ a: 1 }), running.db.collection('others').drop()]);
    expect(await namesOfIndexes()).toEqual(['_id_', 'b_1', 'a_1_b_1', 'a_1']);
    expect(checkStore(running.store)).toEqual([]);
  });

  it('that cannot be unique, nothing is changed, and writes go on', async () => {
    const made = makeIndex({ a: 1 }, true);
    made.catch(() => 'looked at below');
    await begun();
    const write = things.insertOne({ _id: 100, b: 1000 });
    await expect(made).rejects.toMatchObject({ code: 11000 });
    await write;
    expect(await namesOfIndexes()).toEqual(['_id_']);
    expect(checkStore(running.store)).toEqual([]);
  });

  it('a transaction that has begun before is told to begin again', async () => {
    await running.client.withSession(async (session) => {
      session.startTransaction();
      await things.findOne({ _id: 1 }, { session });
      await makeIndex({ b: 1 });
      const late = things.updateOne({ _id: 1 }, { $inc: { b: 1 } }, { session });
      await expect(late).rejects.toMatchObject({ code: 112 });
      await session.abortTransaction();
    });
  });
});

describe('a large collection that is dropped', () => {
  const MANY = 2_500;

  beforeEach(() =>
    insertTogether(
      Array.from({ length: MANY }, (_, n) => ({ _id: 1000 + n, text: 'x'.repeat(200) })),
    ),
  );

  const tables = (): unknown[] =>
    running.store.main
      .all(`SELECT name FROM sqlite_master WHERE name LIKE 'dropped%' AND type = 'table'`)
      .flat();
  const freePages = (): number => Number(running.store.main.get('PRAGMA freelist_count')?.[0]);

  it('is gone at once, and its space is freed in parts', async () => {
    await makeIndex({ b: 1 });
    const before = freePages();
    await things.drop();
    expect(await things.countDocuments()).toBe(0);
    expect(tables()).toHaveLength(3);
    expect(freePages()).toBe(before);
    const removed = removeDropped(running.store);
    await things.insertOne({ _id: 1, b: 7 });
    expect(tables()).not.toEqual([]);
    await removed;
    expect(tables()).toEqual([]);
    expect(freePages()).toBeGreaterThan(before + 100);
    expect(await things.find().toArray()).toEqual([{ _id: 1, b: 7 }]);
    expect(checkStore(running.store)).toEqual([]);
  });

  it('ends the cursors on it', async () => {
    const cursor = things.find({}, { batchSize: 5 });
    await cursor.next();
    await things.drop();
    const rest = cursor.toArray();
    await expect(rest).rejects.toMatchObject({ code: 175 });
    await removeDropped(running.store);
  });
});

describe('a commit', () => {
  it('is seen as a whole when it is done, and not before', async () => {
    const seen: unknown[] = [];
    await running.client.withSession(async (session) => {
      session.startTransaction();
      await things.updateMany({}, { $inc: { a: 1 } }, { session });
      const committed = session.commitTransaction();
      await begun();
      const write = things.updateOne({ _id: 3 }, { $inc: { a: 10 } });
      while (isUnderWay()) seen.push((await things.findOne({ _id: 0 }))?.a);
      await Promise.all([committed, write]);
    });
    expect(seen.length).toBeGreaterThan(1);
    expect(new Set(seen.slice(0, -1))).toEqual(new Set([0]));
    expect(await things.countDocuments({ a: 1 })).toBe(SIZE - 1);
    expect(await things.findOne({ _id: 3 })).toMatchObject({ a: 11 });
  });

  it('takes its turn with others', async () => {
    const insert = (n: number): Promise<unknown> =>
      insertTogether(Array.from({ length: 20 }, (_, i) => ({ _id: 1000 * n + i })));
    await Promise.all([1, 2, 3, 4].map(insert));
    expect(await things.countDocuments()).toBe(SIZE + 80);
    expect(checkStore(running.store)).toEqual([]);
  });
});
