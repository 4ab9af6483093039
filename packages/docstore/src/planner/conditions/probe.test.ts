import type { Collection, Document } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDocstore } from '../../testing/running.js';

interface Order extends Document {
  _id: number;
}

const running = useDocstore();
const NEWEST = { at: -1, _id: -1 } as const;
const COUNT = 6_000;
let orders: Collection<Order>;

beforeAll(async () => {
  orders = running.db.collection('orders');
  await orders.insertMany(
    Array.from({ length: COUNT }, (_, i) => ({
      _id: i,
      at: i,
      status: i % 3 === 0 ? 'waiting' : 'sent',
      words: [`first${i % 10}`, `last${i % 7}`, 'street', 'springfield', `s${i}`],
    })),
  );
  await orders.createIndexes([
    { key: NEWEST },
    { key: { status: 1, ...NEWEST } },
    { key: { words: 1, ...NEWEST } },
  ]);
});

const both = { $and: [{ words: /^first3/ }, { words: /^last4/ }] };
/** The documents that `both` matches, every seventieth. */
const MATCHING = Array.from({ length: COUNT }, (_, i) => i)
  .filter((i) => i % 10 === 3 && i % 7 === 4)
  .reverse();

async function list(filter: Document, options: object = {}) {
  const find = () => orders.find(filter, { sort: NEWEST, ...options });
  const { executionStats, queryPlanner } = (await find().explain('executionStats')) as {
    executionStats: { totalDocsExamined: number; totalKeysExamined: number };
    queryPlanner: { winningPlan: Document };
  };
  return {
    ids: (await find().toArray()).map(({ _id }) => _id),
    documents: executionStats.totalDocsExamined,
    entries: executionStats.totalKeysExamined,
    plan: JSON.stringify(queryPlanner.winningPlan),
  };
}

describe('conditions that match many documents each, and few together', () => {
  it('are compared by their entries, before a document is read', async () => {
    const { ids, documents, plan } = await list(both);
    expect(ids).toEqual(MATCHING);
    expect(documents).toBe(MATCHING.length);
    expect(plan).toContain('"stage":"AND_SORTED"');
  });

  it('may be of different indexes, and of a range', async () => {
    const filter = { ...both, status: 'waiting', at: { $gte: 300, $lt: 3_000 } };
    const wanted = MATCHING.filter((i) => i % 3 === 0 && i >= 300 && i < 3_000);
    const { ids, documents } = await list(filter);
    expect(ids).toEqual(wanted);
    expect(documents).toBe(wanted.length);
    expect(await orders.countDocuments(filter)).toBe(wanted.length);
  });

  it('may be met by very many values', async () => {
    const filter = { $and: [...both.$and, { words: /^s/ }] };
    const { ids, documents } = await list(filter);
    expect(ids).toEqual(MATCHING);
    expect(documents).toBe(MATCHING.length);
  });

  it('are counted, up to a limit', async () => {
    expect(await orders.countDocuments(both)).toBe(MATCHING.length);
    expect(await orders.countDocuments(both, { skip: 5, limit: 10 })).toBe(10);
    expect(await orders.countDocuments(both, { skip: MATCHING.length - 2 })).toBe(2);
    expect(await orders.countDocuments({ ...both, at: { $lt: 0 } })).toBe(0);
    expect(await orders.countDocuments({ ...both, words: /^none/ })).toBe(0);
  });

  it('know what their own transaction has written', async () => {
    const session = running.client.startSession();
    const [newest = 0, ...others] = MATCHING;
    const found = await session.withTransaction(async () => {
      await orders.updateOne({ _id: newest }, { $set: { words: [] } }, { session });
      await orders.updateOne({ _id: 0 }, { $set: { words: ['first3', 'last4'] } }, { session });
      const rows = await orders.find(both, { sort: NEWEST, session }).toArray();
      expect(await orders.countDocuments(both, { session })).toBe(MATCHING.length);
      await session.abortTransaction();
      return rows;
    });
    await session.endSession();
    expect(found.map(({ _id }) => _id)).toEqual([...others, 0]);
  });
});

describe('conditions that nearly all documents meet', () => {
  const all = { $and: [{ words: 'street' }, { words: /^spr/ }] };

  it('are read in the order of the list, until the page is full', async () => {
    const { ids, documents, entries } = await list(all, { limit: 3 });
    expect(ids).toEqual([COUNT - 1, COUNT - 2, COUNT - 3]);
    expect(documents).toBe(3);
    expect(entries).toBeLessThan(100);
  });

  it('are passed over on the way to a far page', async () => {
    const { ids, documents } = await list(all, { skip: 5_000, limit: 3 });
    expect(ids).toEqual([COUNT - 5_001, COUNT - 5_002, COUNT - 5_003]);
    expect(documents).toBe(3);
  });

  it('are counted up to a limit', async () => {
    expect(await orders.countDocuments(all, { limit: 5_500 })).toBe(5_500);
  });
});
