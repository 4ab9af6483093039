import type { Collection } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDocstore } from '../testing/running.js';

interface Thing {
  _id: number;
  kind: string;
  at: number;
}

const COUNT = 23_000;
const PAGE = 12;
const running = useDocstore();
let things: Collection<Thing>;

beforeAll(async () => {
  things = running.db.collection<Thing>('things');
  const all = Array.from({ length: COUNT }, (_, index) => ({
    _id: index,
    kind: index % 5 === 0 ? 'rare' : 'common',
    at: (index * 7919) % COUNT,
  }));
  await things.insertMany(all);
  await things.createIndexes([{ key: { at: 1, _id: 1 } }, { key: { kind: 1, at: 1, _id: 1 } }]);
});

describe('the pages of a short list', () => {
  it.each([1, -1] as const)(
    'have each document of several kinds once, in the direction %i',
    async (direction) => {
      const few = running.db.collection<Thing>('few things');
      const kinds = ['common', 'rare', 'none'];
      await few.insertMany(
        Array.from({ length: 20 }, (_, index) => ({
          _id: 20 * direction + index,
          kind: index === 0 || index === 7 ? 'rare' : 'common',
          at: index,
        })),
      );
      await few.createIndexes([{ key: { kind: 1, at: 1, _id: 1 } }]);
      const sort = { at: direction, _id: direction };
      const page = (skip: number) =>
        few
          .find({ kind: { $in: kinds } }, { sort, skip, limit: 3 })
          .map(({ at }) => at)
          .toArray();
      const pages = await Promise.all([0, 3, 6, 9, 12, 15, 18].map(page));
      const ascending = Array.from({ length: 20 }, (_, at) => at);
      expect(pages.flat()).toEqual(direction === 1 ? ascending : ascending.toReversed());
      await few.drop();
    },
  );
});

describe('a page far from the beginning', () => {
  it.each([0, 11, 9_999, 10_000, 10_001, 20_000, COUNT - 5, COUNT, COUNT + 1])(
    'begins after %i documents, in either direction',
    async (skip) => {
      const ascending = Array.from({ length: COUNT }, (_, at) => at);
      const read = (direction: 1 | -1) =>
        things
          .find({}, { sort: { at: direction, _id: direction }, skip, limit: PAGE })
          .map(({ at }) => at)
          .toArray();
      expect(await read(1)).toEqual(ascending.slice(skip, skip + PAGE));
      expect(await read(-1)).toEqual(ascending.toReversed().slice(skip, skip + PAGE));
    },
  );

  it('reads only the documents that it shows', async () => {
    const query = { kind: 'common' };
    const find = things.find(query, { sort: { at: -1, _id: -1 }, skip: 15_000, limit: PAGE });
    const { executionStats } = (await find.explain('executionStats')) as {
      executionStats: { nReturned: number; totalDocsExamined: number };
    };
    expect(executionStats).toMatchObject({ nReturned: PAGE, totalDocsExamined: PAGE });
    const all = await things.find(query).toArray();
    const wanted = all.map(({ at }) => at).sort((a, b) => b - a);
    expect((await find.toArray()).map(({ at }) => at)).toEqual(wanted.slice(15_000, 15_000 + PAGE));
  });

  it.each([0, 1, 2, 4_598, 9_999, 15_000, COUNT - 5, COUNT, COUNT + 1])(
    'begins after %i documents of several kinds, in either direction',
    async (skip) => {
      const kinds = ['common', 'none', 'rare', 'other'];
      const ascending = Array.from({ length: COUNT }, (_, at) => at);
      const read = (direction: 1 | -1) =>
        things.find(
          { kind: { $in: kinds } },
          { sort: { at: direction, _id: direction }, skip, limit: PAGE },
        );
      const placesOf = async (direction: 1 | -1) =>
        (await read(direction).toArray()).map(({ at }) => at);
      expect(await placesOf(1)).toEqual(ascending.slice(skip, skip + PAGE));
      expect(await placesOf(-1)).toEqual(ascending.toReversed().slice(skip, skip + PAGE));
      const { executionStats } = (await read(1).explain('executionStats')) as {
        executionStats: { totalDocsExamined: number };
      };
      expect(executionStats.totalDocsExamined).toBeLessThan(2 * PAGE);
    },
  );

  it('counts what a transaction has written', async () => {
    const session = running.client.startSession();
    await session.withTransaction(async () => {
      await things.insertOne({ _id: -1, kind: 'common', at: -1 }, { session });
      const [first] = await things
        .find({}, { session, sort: { at: 1, _id: 1 }, skip: 10_001, limit: 1 })
        .toArray();
      expect(first?.at).toBe(10_000);
      await things.deleteOne({ _id: -1 }, { session });
    });
    await session.endSession();
  });
});
