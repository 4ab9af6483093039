import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Long, UUID } from 'bson';
import type { Collection, Document } from 'mongodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkStore } from './store/check.js';
import { tableOf } from './store/catalog/collection.js';
import type { Store } from './store/store.js';
import { useStoreInProcess } from './testing/in-process.js';
import { RawClient } from './testing/raw-client.js';

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
  await things.createIndexes([{ key: { a: 1 } }, { key: { code: 1 }, unique: true, sparse: true }]);
  await things.insertMany(Array.from({ length: SIZE }, (_, n) => ({ _id: n, a: 0, b: 0 })));
});

/** Resolves when a command has had its first slices and waits for the next. */
async function begun(): Promise<void> {
  while (running.store.scheduler.running === 0) await setImmediate();
  await running.db.command({ ping: 1 });
  // A heartbeat of the driver may have arrived, too.
  while (running.store.scheduler.running > 1) await setImmediate();
  expect(running.store.scheduler.running).toBe(1);
}

/** The first document's bytes in the file. */
function first({ catalog, main }: Store): unknown {
  const collection = catalog.find('test', 'things');
  return collection && main.get(`SELECT doc FROM ${tableOf(collection)} ORDER BY id LIMIT 1`);
}

async function sumOf(field: string): Promise<unknown> {
  const total = { _id: null, n: { $sum: `$${field}` } };
  return (await things.aggregate([{ $group: total }]).toArray())[0]?.n;
}

describe('a write that others interrupt', () => {
  it('loses none of the writes that come meanwhile, and none of its own', async () => {
    const all = things.updateMany({}, { $inc: { a: 1 } });
    await begun();
    const others = Array.from({ length: 40 }, (_, n) => (n * 7) % SIZE);
    for (const n of others) await things.updateOne({ _id: n }, { $inc: { b: 1 } });
    expect(await all).toMatchObject({ matchedCount: SIZE, modifiedCount: SIZE });
    expect(await sumOf('a')).toBe(SIZE);
    expect(await sumOf('b')).toBe(others.length);
    expect(checkStore(running.store)).toEqual([]);
  });

  it('changes nothing that no longer matches when its turn comes', async () => {
    const all = things.updateMany({ b: 0 }, { $set: { c: true } });
    await expect.poll(() => things.findOne({ _id: 20 }), { interval: 1 }).toHaveProperty('c');
    await things.updateOne({ _id: 46 }, { $set: { b: 1 } });
    await things.deleteOne({ _id: 47 });
    expect(await all).toMatchObject({ matchedCount: SIZE - 2 });
    expect(await things.findOne({ _id: 46 })).not.toHaveProperty('c');
  });

  it('takes another document when the one that it found was taken by others', async () => {
    const take = (): Promise<Document | null> => things.findOneAndDelete({}, { sort: { b: 1 } });
    const taken = await Promise.all(Array.from({ length: 20 }, take));
    expect(new Set(taken.map((one) => one?._id as number)).size).toBe(20);
    expect(await things.countDocuments()).toBe(SIZE - 20);
  });

  it('upserts one document, however many upsert it at once', async () => {
    const upsert = (): Promise<unknown> =>
      things.updateOne(
        { name: 'x' },
        { $inc: { n: 1 }, $setOnInsert: { _id: 500 } },
        { upsert: true },
      );
    await Promise.all(Array.from({ length: 8 }, upsert));
    expect(await things.find({ name: 'x' }).toArray()).toMatchObject([{ n: 8 }]);
  });

  it('waits for a transaction in its way, while others are served', async () => {
    const session = running.client.startSession();
    session.startTransaction();
    await things.updateOne({ _id: 30 }, { $inc: { a: 10 } }, { session });
    const all = things.updateMany({}, { $inc: { a: 1 } });
    await expect.poll(() => things.findOne({ _id: 29 })).toMatchObject({ a: 1 });
    await things.updateOne({ _id: 40 }, { $inc: { b: 1 } });
    await session.commitTransaction();
    await session.endSession();
    expect(await all).toMatchObject({ modifiedCount: SIZE });
    expect(await sumOf('a')).toBe(SIZE + 10);
    expect(await sumOf('b')).toBe(1);
  });

  it('ends when its time is over, and what is done stays', async () => {
    const many = Array.from({ length: 3000 }, (_, n) => ({ _id: 1000 + n, a: 0 }));
    await running.client.withSession((session) =>
      session.withTransaction(() => things.insertMany(many, { session })),
    );
    const updates = [{ q: {}, u: { $inc: { a: 1 } }, multi: true }];
    const late = running.db.command({ update: 'things', updates, maxTimeMS: 200 });
    await expect(late).rejects.toMatchObject({ code: 50 });
    const changed = await things.countDocuments({ a: 1 });
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(3000);
    expect(checkStore(running.store)).toEqual([]);
  });

  it('is done to its end although its client is gone, as in MongoDB', async () => {
    const client = await RawClient.connect(running.uri);
    const updates = [{ q: {}, u: { $inc: { a: 1 } }, multi: true }];
    const all = client.command({ update: 'things', updates, $db: 'test' });
    all.catch(() => 'there is no reply');
    await begun();
    client.close();
    await expect.poll(() => running.store.scheduler.running).toBe(0);
    expect(await sumOf('a')).toBe(SIZE);
  });
});

describe('a transaction', () => {
  it('shows one moment and is kept whole, however long its commands are', async () => {
    const session = running.client.startSession();
    session.startTransaction();
    const all = things.updateMany({}, { $inc: { a: 1 } }, { session });
    await begun();
    await things.insertOne({ _id: 999, a: 0 });
    expect(await all).toMatchObject({ modifiedCount: SIZE });
    expect(await things.countDocuments({ a: 1 })).toBe(0);
    expect(await things.find({}, { session }).toArray()).toHaveLength(SIZE);
    await session.commitTransaction();
    await session.endSession();
    expect(await things.countDocuments({ a: 1 })).toBe(SIZE);
  });

  it('that is aborted meanwhile ends the command', async () => {
    const session = running.client.startSession();
    session.startTransaction();
    const all = things.updateMany({}, { $inc: { a: 1 } }, { session });
    await begun();
    await running.db.admin().command({ endSessions: [session.id] });
    await expect(all).rejects.toMatchObject({ code: 251 });
    await session.endSession();
    expect(await sumOf('a')).toBe(0);
  });
});

describe('a numbered write', () => {
  const documents = Array.from({ length: 40 }, (_, n) => ({ _id: 100 + n, a: n }));

  function numbered(id: UUID, command: Document): Document {
    return { ...command, $db: 'test', lsid: { id }, txnNumber: Long.fromNumber(1) };
  }

  it('that is sent again while it still runs is done once', async () => {
    const [first, second] = [
      await RawClient.connect(running.uri),
      await RawClient.connect(running.uri),
    ];
    const insert = numbered(new UUID(), { insert: 'things', documents });
    const before = first.command(insert);
    await begun();
    expect(await second.command(insert)).toMatchObject({ ok: 1, n: 40 });
    expect(await before).toMatchObject({ ok: 1, n: 40 });
    expect(await things.countDocuments()).toBe(SIZE + 40);
    first.close();
    second.close();
  });

  it.each<Document>([
    { update: 'things', updates: [{ q: { b: 0 }, u: { $inc: { a: 1 } } }] },
    { delete: 'things', deletes: [{ q: { b: 0 }, limit: 1 }] },
    { findAndModify: 'things', query: { b: 0 }, update: { $inc: { a: 1 } } },
    { findAndModify: 'things', query: { b: 0 }, sort: { b: 1 }, remove: true },
  ])(
    'is on the disk only together with what keeps it from being done twice: %o',
    async (command) => {
      const client = await RawClient.connect(running.uri);
      const { store } = running;
      const session = new UUID();
      const state = { isDone: false };
      const before = first(store);
      const unchanged = (): boolean => isDeepStrictEqual(first(store), before);
      const done = client.command(numbered(session, command)).finally(() => (state.isDone = true));
      while (!state.isDone) {
        await setImmediate();
        const saved = store.retries.find(Buffer.from(session.buffer));
        if (!unchanged()) expect(saved).toBeDefined();
      }
      expect(await done).toMatchObject({ ok: 1 });
      expect(unchanged()).toBe(false);
      client.close();
    },
  );

  it.each([
    { update: 'things', updates: [{ q: {}, u: { $set: { a: 1 } }, multi: true }] },
    { delete: 'things', deletes: [{ q: {}, limit: 0 }] },
  ])('cannot change many documents, as it could not be done once: %o', async (command) => {
    const client = await RawClient.connect(running.uri);
    const { writeErrors } = await client.command(numbered(new UUID(), command));
    expect(writeErrors).toMatchObject([{ code: 72 }]);
    client.close();
  });
});
