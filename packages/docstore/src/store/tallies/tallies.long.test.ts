import fc from 'fast-check';
import type { Collection } from 'mongodb';
import { beforeEach, expect, it } from 'vitest';
import { doc } from '../../values/types.js';
import { useStoreInProcess } from '../../testing/in-process.js';

interface Thing {
  _id: number;
  kind: string;
  at: number;
}

const COUNT = 6_000;
const KINDS = ['few', 'many', 'many', 'many'] as const;
const INDEX = 'kind_1_at_-1__id_1';
const running = useStoreInProcess();
/** Commands yield to others after every single step. */
const interrupted = useStoreInProcess(0);

const thing = (_id: number): Thing => ({
  _id,
  kind: KINDS[_id % KINDS.length] ?? 'few',
  at: (_id * 7919) % 1000,
});

async function fill({ db }: typeof running): Promise<Collection<Thing>> {
  const things = db.collection<Thing>('things');
  await things.deleteMany({});
  await things.createIndexes([{ key: { kind: 1, at: -1, _id: 1 } }]);
  await things.insertMany(Array.from({ length: COUNT }, (_, id) => thing(id)));
  return things;
}

function tally({ store }: typeof running) {
  const indexes = store.catalog.find('test', 'things')?.indexes ?? [];
  return indexes.find(({ name }) => name === INDEX)?.tally;
}

async function makeTally(shop: typeof running, things: Collection<Thing>): Promise<void> {
  await things.countDocuments({ kind: 'many' });
  await expect.poll(() => tally(shop)?.isReady).toBe(true);
}

/** Compares counts and pages by the tally with the documents themselves. */
async function expectTruth(things: Collection<Thing>): Promise<void> {
  const all = await things.find({}, { hint: { $natural: 1 } }).toArray();
  const range = fc.tuple(
    fc.constantFrom(...KINDS),
    fc.integer({ min: -1, max: 1001 }),
    fc.nat(900),
  );
  await fc.assert(
    fc.asyncProperty(range, fc.nat(4_000), async ([kind, from, length], skip) => {
      const below = from + length;
      const matching = all.filter((one) => one.kind === kind && one.at >= from && one.at < below);
      const query = { kind, at: { $gte: from, $lt: below } };
      expect(await things.countDocuments(query)).toBe(matching.length);
      const page = await things
        .find(query, { sort: { kind: 1, at: -1, _id: 1 }, skip, limit: 5 })
        .toArray();
      matching.sort((a, b) => b.at - a.at || a._id - b._id);
      expect(page).toEqual(matching.slice(skip, skip + 5));
    }),
    { numRuns: 40 },
  );
}

let things: Collection<Thing>;
beforeEach(async () => {
  things = await fill(running);
});

it('is made when much is counted, and follows every write', async () => {
  expect(tally(running)).toBeUndefined();
  await makeTally(running, things);
  await expectTruth(things);
  await things.deleteMany({ at: { $gte: 400, $lt: 500 } });
  await things.updateMany({ kind: 'few' }, { $set: { kind: 'many' } });
  await things.insertMany(
    Array.from({ length: 3_000 }, (_, id) => ({ ...thing(COUNT + id), at: 7 })),
  );
  expect(tally(running)?.isReady).toBe(true);
  await expectTruth(things);
});

it('counts nothing that a transaction wrote and gave up, and all that it committed', async () => {
  await makeTally(running, things);
  const session = running.client.startSession();
  for (const isKept of [false, true]) {
    session.startTransaction();
    await things.updateMany({ at: { $lt: 300 } }, { $inc: { at: 500 } }, { session });
    const inside = { kind: 'many', at: { $lt: 300 } };
    expect(await things.countDocuments(inside, { session })).toBe(0);
    expect(await things.countDocuments(inside)).toBeGreaterThan(0);
    await (isKept ? session.commitTransaction() : session.abortTransaction());
  }
  await session.endSession();
  await expectTruth(things);
});

it('is forgotten when a write is undone', async () => {
  await makeTally(running, things);
  await expect(
    running.store.write(function* (unit) {
      const collection = unit.collection('test', 'things');
      if (collection) unit.insert(collection, doc({ _id: COUNT, kind: 'many', at: 1 }));
      yield* [];
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(tally(running)).toBeUndefined();
  await makeTally(running, things);
  await expectTruth(things);
});

it('misses no write that comes while it is made', async () => {
  const own = await fill(interrupted);
  const counting = own.countDocuments({ kind: 'many' });
  for (let id = COUNT; id < COUNT + 60; id++) {
    await own.insertOne(thing(id));
    await own.deleteOne({ _id: id - COUNT });
  }
  await counting;
  await makeTally(interrupted, own);
  await expectTruth(own);
});
