import type { Collection, Document } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDocstore } from '../testing/running.js';

interface Thing extends Document {
  _id: number;
}

const running = useDocstore();
let things: Collection<Thing>;
const NEWEST = { at: -1, _id: -1 } as const;
/** More than are skipped in one step. */
const COUNT = 12_000;

beforeAll(async () => {
  things = running.db.collection('things');
  await things.insertMany(
    Array.from({ length: COUNT }, (_, i) => ({
      _id: i,
      at: Math.floor(i / 3),
      kind: `k${i % 4}`,
      price: i % 1_000,
      words: ['all', `w${i % 100}`, `w${i % 100}`],
    })),
  );
  await things.createIndexes([
    { key: NEWEST },
    { key: { kind: 1, ...NEWEST } },
    { key: { words: 1, ...NEWEST } },
    { key: { kind: 1, ...NEWEST, price: 1 } },
    { key: { kind: 1, price: 1 } },
  ]);
});

async function page(filter: Document, skip: number, sort: Document = NEWEST) {
  const cursor = () => things.find(filter, { sort, skip, limit: 3 } as object);
  const { executionStats } = (await cursor().explain('executionStats')) as {
    executionStats: { totalDocsExamined: number };
  };
  const ids = (await cursor().toArray()).map(({ _id }) => _id);
  return { ids, examined: executionStats.totalDocsExamined };
}

describe('a far page', () => {
  const OLDEST = { at: 1, _id: 1 };

  it('reads its own documents alone', async () => {
    expect(await page({}, 11_500)).toEqual({ ids: [499, 498, 497], examined: 3 });
    expect(await page({}, 11_500, OLDEST)).toEqual({ ids: [11500, 11501, 11502], examined: 3 });
    expect(await page({ kind: 'k1' }, 2_900)).toEqual({ ids: [397, 393, 389], examined: 3 });
    expect(await page({ words: 'w7' }, 100)).toEqual({ ids: [1907, 1807, 1707], examined: 3 });
    const range = { at: { $lt: 2000 } };
    expect(await page(range, 5_000)).toEqual({ ids: [999, 998, 997], examined: 3 });
  });

  it('is as long as what is left, and empty past the end', async () => {
    expect((await page({}, COUNT - 2)).ids).toEqual([1, 0]);
    expect((await page({}, COUNT)).ids).toEqual([]);
    expect((await page({}, 1_000_000)).ids).toEqual([]);
  });

  it('does not pass over entries where a filter or an array needs the documents', async () => {
    expect((await page({ kind: 'k1', words: 'w1' }, 100)).ids).toEqual([1901, 1801, 1701]);
    expect((await page({ words: { $in: ['w1', 'all'] } }, 100)).ids).toEqual([11899, 11898, 11897]);
  });

  it('knows what its own transaction has written', async () => {
    const session = running.client.startSession();
    const found = await session.withTransaction(async () => {
      await things.updateOne({ _id: 0 }, { $set: { at: 99_999 } }, { session });
      const ids = await things.find({}, { sort: NEWEST, skip: 11_999, session }).toArray();
      await session.abortTransaction();
      return ids;
    });
    await session.endSession();
    expect(found.map(({ _id }) => _id)).toEqual([1]);
  });
});

describe('a page of a range', () => {
  const range = { kind: { $in: ['k1', 'k2'] }, price: { $gte: 100, $lt: 200 } };
  const wanted = Array.from({ length: COUNT }, (_, i) => COUNT - 1 - i).filter(
    (i) => (i % 4 === 1 || i % 4 === 2) && i % 1_000 >= 100 && i % 1_000 < 200,
  );

  it('reads the documents that it shows, and of others the keys alone', async () => {
    expect(await page(range, 0)).toEqual({ ids: wanted.slice(0, 3), examined: 3 });
    expect(await page(range, 100)).toEqual({ ids: wanted.slice(100, 103), examined: 3 });
    expect((await page(range, wanted.length - 1)).ids).toEqual(wanted.slice(-1));
  });

  it('is found by the range where few are in it', async () => {
    const few = { kind: 'k1', price: 1 };
    expect(await page(few, 0)).toEqual({ ids: [11001, 10001, 9001], examined: COUNT / 1_000 });
  });
});

describe('a count', () => {
  it('knows how many documents have a word, whatever else is in their arrays', async () => {
    expect(await things.countDocuments({ words: 'w7' })).toBe(120);
    expect(await things.countDocuments({ words: 'all' })).toBe(COUNT);
    expect(await things.countDocuments({ words: { $in: ['w7', 'all'] } })).toBe(COUNT);
    expect(await things.countDocuments({ words: null as never })).toBe(0);
  });

  it('stops at its limit', async () => {
    expect(await things.countDocuments({ words: 'all' }, { limit: 10_000 })).toBe(10_000);
    expect(await things.countDocuments({ words: 'all' }, { limit: 11_000 })).toBe(11_000);
    expect(await things.countDocuments({ words: 'all' }, { limit: 500, skip: 11_800 })).toBe(200);
    expect(await things.countDocuments({ kind: 'k1' }, { limit: 7, skip: 2 })).toBe(7);
  });
});
