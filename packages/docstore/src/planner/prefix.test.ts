import type { Collection, Document } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDocstore } from '../testing/running.js';

interface Order extends Document {
  _id: number;
  words: unknown;
}

const running = useDocstore();
const NEWEST = { at: -1, _id: -1 } as const;
const COUNT = 3_000;
let orders: Collection<Order>;

beforeAll(async () => {
  orders = running.db.collection('orders');
  await orders.insertMany(
    Array.from({ length: COUNT }, (_, i) => ({
      _id: i,
      at: i,
      words: [`elm${i % 1000}`, 'springfield', 'spring', `mail.${i}@shop.test`],
    })),
  );
  await orders.insertMany([
    { _id: COUNT, at: -1, words: 'elmira' },
    { _id: COUNT + 1, at: -2, words: ['\u{10ffff}', 'elm\0x', 'elm'] },
    { _id: COUNT + 2, at: -3, words: [/^spri/] },
  ]);
  await orders.createIndexes([{ key: NEWEST }, { key: { words: 1, ...NEWEST } }]);
});

async function search(filter: Document, options: { limit?: number; hint?: Document } = {}) {
  const cursor = () => orders.find(filter, { sort: NEWEST, ...options } as object);
  const { executionStats } = (await cursor().explain('executionStats')) as {
    executionStats: { totalDocsExamined: number };
  };
  const ids = (await cursor().toArray()).map(({ _id }) => _id);
  return { ids, examined: executionStats.totalDocsExamined };
}

describe('a regular expression that says how a text begins', () => {
  it('reads those documents alone', async () => {
    const ids = [2777, 1777, 777];
    expect(await search({ words: /^elm777/ })).toEqual({ ids, examined: 3 });
    expect(await search({ words: /^mail\.12@/ })).toEqual({ ids: [12], examined: 1 });
    expect(await search({ words: /^elm77\d+$/ })).toMatchObject({ examined: 33 });
    expect(await search({ words: { $regex: '^elmi' } })).toEqual({ ids: [COUNT], examined: 1 });
    expect((await search({ words: /^elm\0/ })).ids).toEqual([COUNT + 1]);
    expect(await search({ words: /^zz/ })).toEqual({ ids: [], examined: 0 });
  });

  it('reads the list itself where very many match', async () => {
    const { ids, examined } = await search({ words: /^spri/ }, { limit: 3 });
    expect({ ids, examined }).toEqual({ ids: [2999, 2998, 2997], examined: 3 });
  });

  it('begins with the rarer of two words, also with a hint', async () => {
    const filter = { $and: [{ words: /^spr/ }, { words: /^elm777/ }] };
    const hint = { words: 1, ...NEWEST };
    const expected = { ids: [2777, 1777, 777], examined: 3 };
    expect(await search(filter)).toEqual(expected);
    expect(await search(filter, { hint, limit: 20 })).toEqual(expected);
  });

  it('matches the same expression as a value', async () => {
    expect(await search({ words: /^spri/ }, { hint: { words: 1, ...NEWEST } })).toMatchObject({
      ids: expect.arrayContaining([COUNT + 2]) as number[],
    });
  });

  it('is counted once for each document, up to a limit', async () => {
    expect(await orders.countDocuments({ words: /^spri/ })).toBe(COUNT + 1);
    expect(await orders.countDocuments({ words: /^spri/ }, { limit: 2_500 })).toBe(2_500);
    expect(await orders.countDocuments({ words: /^spri/ }, { skip: 2_999, limit: 9 })).toBe(2);
    expect(await orders.countDocuments({ words: /^elm77\d/ })).toBe(30);
    expect(await orders.countDocuments({ words: /^elm77./ })).toBe(30);
    expect(await orders.countDocuments({ words: /^zz/ })).toBe(0);
  });
});
