import fc from 'fast-check';
import type { Collection, Document } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import { useDocstore } from '../testing/running.js';

interface Order extends Document {
  _id: number;
}

const running = useDocstore();
const NEWEST = { at: -1, _id: -1 } as const;
const COUNT = 2_000;
let orders: Collection<Order>;

/** Newest first. */
const ALL = Array.from({ length: COUNT }, (_, i) => ({
  _id: i,
  at: (i * 7919) % 300,
  kind: i % 3,
  words: [`a${i}`, `a${i % 900}b`, ...(i % 4 === 0 ? [] : [`c${i % 60}`]), `d${i % 5}`],
})).sort((a, b) => b.at - a.at || b._id - a._id);

beforeAll(async () => {
  orders = running.db.collection('orders');
  await orders.insertMany(ALL);
  await orders.createIndexes([
    { key: NEWEST },
    { key: { kind: 1, ...NEWEST } },
    { key: { words: 1, ...NEWEST } },
  ]);
});

const word = fc.constantFrom('a', 'a1', 'a12', 'c', 'c1', 'd', 'd3', 'none');
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 3 });

it('a condition that many values meet never changes a page or a count', async () => {
  const kind = fc.option(fc.nat(2), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(words, kind, fc.nat(1_200), async (beginnings, wanted, skip) => {
      const matching = ALL.filter(
        (one) =>
          beginnings.every((beginning) => one.words.some((own) => own.startsWith(beginning))) &&
          (wanted === undefined || one.kind === wanted),
      );
      const $and = beginnings.map((beginning) => ({ words: new RegExp(`^${beginning}`) }));
      const filter = { $and, ...(wanted !== undefined && { kind: wanted }) };
      for (const hinted of [{}, { hint: { words: 1, ...NEWEST } } as const]) {
        const page = orders.find(filter, { sort: NEWEST, skip, limit: 7, ...hinted });
        expect(await page.toArray()).toEqual(matching.slice(skip, skip + 7));
      }
      expect(await orders.countDocuments(filter)).toBe(matching.length);
      expect(await orders.countDocuments(filter, { limit: 400 })).toBe(
        Math.min(matching.length, 400),
      );
    }),
    { numRuns: 25 },
  );
});

it('a far page of it reads no document that it does not show', async () => {
  const find = orders.find({ words: /^c/ }, { sort: NEWEST, skip: 1_400, limit: 10 });
  const { executionStats } = (await find.explain('executionStats')) as {
    executionStats: { nReturned: number; totalDocsExamined: number };
  };
  expect(executionStats).toMatchObject({ nReturned: 10, totalDocsExamined: 10 });
});

it('its first page reads no more than it needs', async () => {
  const find = orders.find({ words: /^c/ }, { sort: NEWEST, limit: 10 });
  const { executionStats } = (await find.explain('executionStats')) as {
    executionStats: { totalDocsExamined: number; totalKeysExamined: number };
  };
  expect(executionStats.totalDocsExamined).toBeLessThan(50);
  expect(executionStats.totalKeysExamined).toBeLessThan(100);
});

it('entries of one key are all read, however many', async () => {
  const flags = running.db.collection<Order>('flags');
  await flags.insertMany(
    Array.from({ length: 4_500 }, (_, i) => ({ _id: i, tags: ['on', i % 2 ? 'odd' : 'even'] })),
  );
  await flags.createIndexes([{ key: { tags: 1 } }]);
  const filter = { tags: { $in: ['on', 'odd'] } };
  expect(await flags.countDocuments(filter)).toBe(4_500);
  expect(await flags.countDocuments({ tags: /^o/ })).toBe(4_500);
});
