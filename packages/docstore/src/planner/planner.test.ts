import fc from 'fast-check';
import type { Collection, Document } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { readOwner } from '../store/file/owner.js';
import { useDocstore } from '../testing/running.js';

const running = useDocstore();
interface Thing extends Document {
  _id: number;
}

let plain: Collection<Thing>;
let indexed: Collection<Thing>;

const small = fc.constantFrom<unknown>(0, 1, 2, 1.5, 'a', 'ab', 'b', '', '.', null, true);
const fieldValue = fc.oneof(
  { arbitrary: small, weight: 4 },
  { arbitrary: fc.constant(/^a/), weight: 1 },
  { arbitrary: fc.array(small, { maxLength: 3 }), weight: 1 },
  { arbitrary: fc.record({ x: small }), weight: 1 },
  {
    arbitrary: fc.array(fc.record({ x: small }, { requiredKeys: [] }), { maxLength: 2 }),
    weight: 1,
  },
);

const document = fc.record({ a: fieldValue, b: small, c: fieldValue }, { requiredKeys: [] });

const condition: fc.Arbitrary<unknown> = fc.oneof(
  small,
  fc.record({ $gt: small }),
  fc.record({ $gte: small, $lt: small }),
  fc.record({ $lte: small }),
  fc.record({ $in: fc.array(small, { maxLength: 3 }) }),
  fc.record({ $ne: small }),
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $regex: fc.constantFrom('^a', '^b?', '^a.', '^', 'a', '^a|b', '^\\.') }),
  fc.record({ $elemMatch: fc.record({ $gte: small, $lt: small }) }),
  fc.record({ $elemMatch: fc.record({ $gt: small, $ne: small }) }),
);

const simple = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'a.x', 'c.x'), condition, {
  maxKeys: 3,
});
const filter: fc.Arbitrary<Document> = fc.oneof(
  simple,
  fc.array(simple, { minLength: 1, maxLength: 2 }).map(($and) => ({ $and })),
  fc.array(simple, { minLength: 1, maxLength: 2 }).map(($or) => ({ $or })),
);
const direction = fc.constantFrom<1 | -1>(1, -1);
const sort = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'a.x'), direction), {
    maxLength: 3,
    selector: ([path]) => path,
  })
  .chain((fields) => direction.map((last): [string, 1 | -1][] => [...fields, ['_id', last]]));

beforeAll(async () => {
  const documents = fc
    .sample(document, { numRuns: 300, seed: 7 })
    .map((one, _id) => ({ _id, ...one }));
  plain = running.db.collection('plain');
  indexed = running.db.collection('indexed');
  for (const collection of [plain, indexed]) {
    await collection.insertMany(documents.map((one) => ({ ...one })));
  }
  await indexed.createIndexes([
    { key: { a: 1 } },
    { key: { b: 1, _id: -1 } },
    { key: { _id: 1, b: -1 } },
    { key: { b: -1, a: 1 } },
    { key: { b: 1, 'a.x': -1 } },
    { key: { c: -1 }, sparse: true, name: 'c_sparse' },
    { key: { 'c.x': 1, b: 1 } },
    { key: { 'a.x': 1 } },
    { key: { a: 1, _id: -1 } },
    { key: { 'c.x': -1, _id: -1 } },
    { key: { c: 1, b: 1, _id: -1 } },
  ]);
});

describe('an index', () => {
  it('never changes a result', async () => {
    await fc.assert(
      fc.asyncProperty(filter, sort, fc.nat(5), fc.nat(5), async (query, order, skip, limit) => {
        const options = { sort: order, skip, limit, projection: { _id: 1 } };
        const without = await plain.find(query, options).toArray();
        expect(await indexed.find(query, options).toArray()).toEqual(without);
        const part = { skip, ...(limit > 0 && { limit }) };
        for (const counted of [{}, part])
          expect(await indexed.countDocuments(query, counted)).toBe(
            await plain.countDocuments(query, counted),
          );
      }),
      { numRuns: 120 },
    );
  });

  it('never changes a count for the sake of null or of several elements', async () => {
    for (const query of [{ 'c.x': null }, { a: { $gte: 0, $lt: 0 }, b: 0 }])
      expect(await indexed.countDocuments(query)).toBe(await plain.countDocuments(query));
  });

  it('never changes a result when hinted', async () => {
    const names = [
      'a_1',
      'a_1__id_-1',
      'c_1_b_1__id_-1',
      'b_1__id_-1',
      'b_-1_a_1',
      'b_1_a.x_-1',
      'c.x_1_b_1',
    ];
    await fc.assert(
      fc.asyncProperty(filter, fc.constantFrom(...names), async (query, hint) => {
        const found = await indexed.find(query, { hint, sort: { _id: 1 } }).toArray();
        expect(found).toEqual(await plain.find(query, { sort: { _id: 1 } }).toArray());
      }),
      { numRuns: 80 },
    );
  });
});

async function explain(query: Document, options: { sort?: Document; limit?: number } = {}) {
  const find = plans.find(query, { ...(options as object) });
  const { queryPlanner, executionStats } = (await find.explain('executionStats')) as {
    queryPlanner: { winningPlan: Document };
    executionStats: { totalDocsExamined: number };
  };
  const text = JSON.stringify(queryPlanner.winningPlan);
  return {
    index: /"indexName":"([^"]*)"/.exec(text)?.[1] ?? 'none',
    sorts: text.includes('"SORT"'),
    examined: executionStats.totalDocsExamined,
  };
}

let plans: Collection<Thing>;

describe('the planner', () => {
  beforeAll(async () => {
    plans = running.db.collection('plans');
    await plans.insertMany(
      Array.from({ length: 3000 }, (_, i) => ({
        _id: i,
        category: `c${i % 10}`,
        at: i,
        price: (i * 37) % 500,
        words: ['all', `w${i % 100}`, `r${i % 7}`],
      })),
    );
    await plans.createIndexes([
      { key: { category: 1, at: -1, _id: -1 } },
      { key: { at: -1, _id: -1 } },
      { key: { price: 1 } },
      { key: { words: 1 } },
    ]);
  });

  it('reads a page in the order of an index, either way', async () => {
    const newest = await explain({}, { sort: { at: -1, _id: -1 }, limit: 12 });
    expect(newest).toEqual({ index: 'at_-1__id_-1', sorts: false, examined: 12 });
    const oldest = await explain({}, { sort: { at: 1, _id: 1 }, limit: 12 });
    expect(oldest).toEqual({ index: 'at_-1__id_-1', sorts: false, examined: 12 });
  });

  it('uses equality first, then the sort', async () => {
    const page = await explain({ category: 'c3' }, { sort: { at: -1, _id: -1 }, limit: 12 });
    expect(page).toEqual({ index: 'category_1_at_-1__id_-1', sorts: false, examined: 12 });
  });

  it('uses equality, then a range and the sort on that range', async () => {
    const page = await explain(
      { category: 'c3', at: { $lt: 1500 } },
      { sort: { at: -1, _id: -1 }, limit: 12 },
    );
    expect(page).toEqual({ index: 'category_1_at_-1__id_-1', sorts: false, examined: 12 });
  });

  it('merges several points in the order of the sort', async () => {
    const page = await explain(
      { category: { $in: ['c1', 'c2', 'c3'] } },
      { sort: { at: -1, _id: -1 }, limit: 12 },
    );
    expect(page).toMatchObject({ index: 'category_1_at_-1__id_-1', sorts: false });
    expect(page.examined).toBeLessThanOrEqual(12);
  });

  it('reads a range', async () => {
    expect(await explain({ price: { $gte: 100, $lt: 110 } })).toMatchObject({
      index: 'price_1',
      examined: 60,
    });
  });

  it('uses the rarer of two lists of words', async () => {
    const query = { $and: [{ words: { $in: ['all'] } }, { words: { $in: ['w42', 'w43'] } }] };
    const found = await explain(query, { sort: { at: -1, _id: -1 }, limit: 12 });
    expect(found).toMatchObject({ index: 'words_1', examined: 60 });
  });

  it('uses both ends of a range that one array element lies in', async () => {
    const found = await explain({ words: { $elemMatch: { $gte: 'w42', $lt: 'w43' } } });
    expect(found).toMatchObject({ index: 'words_1', examined: 30 });
  });

  it('reads in the order of the sort where nearly everything matches', async () => {
    const found = await explain({ words: 'all' }, { sort: { at: -1, _id: -1 }, limit: 12 });
    expect(found).toEqual({ index: 'at_-1__id_-1', sorts: false, examined: 12 });
  });

  it('plans after a restart as before it', async () => {
    process.kill(Number(readOwner(running.dataDir)), 'SIGKILL');
    await expect.poll(() => running.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
    const query = { $and: [{ words: { $in: ['all'] } }, { words: { $in: ['w42', 'w43'] } }] };
    const found = await explain(query, { sort: { at: -1, _id: -1 }, limit: 12 });
    expect(found).toMatchObject({ index: 'words_1', examined: 60 });
  });

  it('reports COLLSCAN where no index helps', async () => {
    expect(await explain({ unknown: 1 })).toMatchObject({ index: 'none', examined: 3000 });
  });
});
