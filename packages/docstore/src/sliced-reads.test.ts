import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import type { Collection, Document } from 'mongodb';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Snapshots } from './store/units/snapshots.js';
import { useStoreInProcess } from './testing/in-process.js';
import { RawClient } from './testing/raw-client.js';

interface Thing extends Document {
  _id: number;
}

/** Commands yield to others after every single step. */
const running = useStoreInProcess(0);
const SIZE = 60;
let things: Collection<Thing>;

beforeAll(async () => {
  things = running.db.collection<Thing>('things');
  await things.createIndexes([{ key: { a: 1, b: -1 } }, { key: { words: 1 } }]);
});

beforeEach(async () => {
  await things.deleteMany({});
  await things.insertMany(
    Array.from({ length: SIZE }, (_, n) => ({
      _id: n,
      a: n % 5,
      b: n,
      words: [`w${n % 3}`, 'all'],
    })),
  );
});

const number = fc.nat(SIZE);
const filter: fc.Arbitrary<Document> = fc.oneof(
  fc.constant({}),
  fc.record({ a: fc.nat(5) }),
  fc.record({ words: fc.constantFrom('w0', 'all') }),
  fc.record({ b: fc.record({ $gte: number }) }),
);

/** Commands of every kind that reads documents, which answer in one batch. */
const read: fc.Arbitrary<Document> = filter.chain((query) =>
  fc.constantFrom<Document>(
    { find: 'things', filter: query, batchSize: 1000 },
    { find: 'things', filter: query, sort: { a: -1, b: 1 }, batchSize: 1000 },
    { find: 'things', filter: query, sort: { c: 1, b: 1 }, skip: 3, limit: 20 },
    { count: 'things', query },
    { distinct: 'things', key: 'b', query },
    ...[
      [{ $group: { _id: '$a', n: { $sum: 1 }, b: { $sum: '$b' } } }, { $sort: { _id: 1 } }],
      [{ $sort: { b: 1 } }, { $facet: { all: [{ $count: 'n' }], some: [{ $limit: 5 }] } }],
      [{ $unwind: '$words' }, { $group: { _id: '$words', n: { $sum: 1 } } }, { $sort: { _id: 1 } }],
      [{ $lookup: { from: 'things', localField: 'a', foreignField: 'b', as: 'same' } }],
      [{ $group: { _id: 1, n: { $sum: 1 } } }],
    ].map((stages) => ({
      aggregate: 'things',
      pipeline: [{ $match: query }, ...stages],
      cursor: { batchSize: 1000 },
    })),
  ),
);

type Write = () => Promise<unknown>;
const write: fc.Arbitrary<Write> = fc.oneof(
  number.map(
    (n): Write =>
      () =>
        things.deleteOne({ _id: n }),
  ),
  number.map(
    (n): Write =>
      () =>
        things.updateOne({ _id: n }, { $inc: { b: 100 }, $set: { a: 1 } }),
  ),
  number.map(
    (n): Write =>
      () =>
        things.updateOne({ _id: n + 1000 }, { $set: { a: n % 5, b: n } }, { upsert: true }),
  ),
  fc.nat(5).map(
    (a): Write =>
      () =>
        things.updateMany({ a }, { $set: { words: ['new'] } }),
  ),
);

async function answer(command: Document): Promise<unknown> {
  const { cursor, n, values } = await running.db.command(command);
  return (cursor as Document | undefined)?.firstBatch ?? n ?? values;
}

/** Resolves when a command has had its first slice and waits for the next. */
async function begun(isAnswered = () => false): Promise<void> {
  while (running.store.scheduler.running === 0 && !isAnswered()) await setImmediate();
}

describe('a read that others interrupt', () => {
  it('returns what was stored when it began, whatever is written meanwhile', async () => {
    let writtenMeanwhile = 0;
    await fc.assert(
      fc.asyncProperty(
        read,
        fc.array(write, { minLength: 1, maxLength: 6 }),
        async (query, writes) => {
          const before = await answer(query);
          const state = { isAnswered: false };
          const reading = answer(query).finally(() => (state.isAnswered = true));
          await begun(() => state.isAnswered);
          for (const change of writes) {
            await change();
            if (!state.isAnswered) writtenMeanwhile++;
          }
          expect(await reading).toEqual(before);
        },
      ),
      { numRuns: 80 },
    );
    expect(writtenMeanwhile).toBeGreaterThan(80);
  });

  it('leaves out what no longer matches when it is read, where it can have no snapshot', async () => {
    const tooMany = vi.spyOn(Snapshots.prototype, 'areTooMany', 'get').mockReturnValue(true);
    const [hint] = await things.createIndexes([{ key: { a: 1, _id: 1, b: 1 } }]);
    const filter = { a: 1, b: { $gte: 0 } };
    const reading = answer({ find: 'things', filter, sort: { _id: 1 }, hint, batchSize: 1000 });
    await begun();
    await things.updateMany({ a: 1 }, { $set: { b: -1 } });
    tooMany.mockRestore();
    const found = (await reading) as Thing[];
    expect(found.length).toBeLessThan(SIZE / 5);
    expect(found.filter(({ b }) => b < 0)).toEqual([]);
  });

  it('holds up nobody', async () => {
    const scan = things.find({ nothing: 1 }).toArray();
    const order: string[] = [];
    void scan.then(() => order.push('scan'));
    for (let i = 0; i < 10; i++) await running.db.command({ ping: 1 });
    order.push('pings');
    await scan;
    expect(order).toEqual(['pings', 'scan']);
  });

  it('goes on when its collection is dropped', async () => {
    const doomed = running.db.collection<Thing>('doomed');
    await doomed.insertMany(Array.from({ length: 200 }, (_, n) => ({ _id: n })));
    const counting = doomed.countDocuments({ _id: { $gte: 0 }, other: { $exists: false } });
    await begun();
    await doomed.drop();
    expect(await counting).toBe(200);
  });

  it('does not see an index that is made meanwhile', async () => {
    const others = running.db.collection<Thing>('others');
    await others.deleteMany({});
    await others.insertMany(Array.from({ length: 100 }, (_, n) => ({ _id: n, c: n })));
    const lookup = { from: 'others', localField: 'b', foreignField: 'c', as: 'found' };
    const joining = things.aggregate([{ $lookup: lookup }], { batchSize: 1000 }).toArray();
    await begun();
    await others.createIndexes([{ key: { c: 1 } }]);
    expect((await joining).map(({ found }) => (found as unknown[]).length)).toEqual(
      Array.from({ length: SIZE }, () => 1),
    );
  });

  it('has its cursor to itself', async () => {
    const first = await running.db.command({ find: 'things', batchSize: 1 });
    const more = { getMore: (first.cursor as Document).id as unknown, collection: 'things' };
    const reading = running.db.command(more, { promoteLongs: true });
    await begun();
    await expect(running.db.command(more)).rejects.toMatchObject({ code: 12051 });
    expect(((await reading).cursor as Document).nextBatch).toHaveLength(SIZE - 1);
  });
});

describe('a client that disconnects', () => {
  /** Joins each document with every other, three times: millions of steps. */
  const joins = [1, 2, 3].flatMap((n) => [
    { $lookup: { from: 'things', localField: 'none', foreignField: 'none', as: `all${n}` } },
    { $unwind: `$all${n}` },
  ]);
  const endless = {
    aggregate: 'things',
    pipeline: [...joins, { $count: 'n' }],
    cursor: {},
    $db: 'test',
  };

  it('ends its reads', async () => {
    const client = await RawClient.connect(running.uri);
    client.command(endless).catch(() => 'there is no reply');
    await begun();
    await running.db.command({ ping: 1 });
    expect(running.store.scheduler.running).toBe(1);
    client.close();
    await expect.poll(() => running.store.scheduler.running).toBe(0);
    expect(await things.countDocuments({})).toBe(SIZE);
  });
});
