import fc from 'fast-check';
import type { ClientSession, Collection, Document } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDocstore } from './testing/running.js';

interface Thing extends Document {
  _id: number;
}

const running = useDocstore();
let things: Collection<Thing>;

const id = fc.nat(15);
const small = fc.constantFrom<unknown>(0, 1, 2, 'a', null, [1, 2]);

type Change = (on: Collection<Thing>, session: ClientSession) => Promise<unknown>;

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(id, small).map(
    ([_id, a]): Change =>
      (on, session) =>
        on.updateOne({ _id }, { $set: { a } }, { session, upsert: true }),
  ),
  fc.tuple(small, fc.nat(3)).map(
    ([a, b]): Change =>
      (on, session) =>
        on.updateMany({ a }, { $set: { b } }, { session }),
  ),
  id.map(
    (_id): Change =>
      (on, session) =>
        on.deleteOne({ _id }, { session }),
  ),
  small.map(
    (a): Change =>
      (on, session) =>
        on.deleteMany({ a, b: { $gt: 1 } }, { session }),
  ),
);

const filter: fc.Arbitrary<Document> = fc.oneof(
  fc.record({ a: small }),
  fc.record({ b: fc.record({ $gte: fc.nat(3) }) }),
  fc.record({ _id: fc.record({ $lt: id }) }),
  fc.constant({}),
);

beforeAll(async () => {
  things = running.db.collection<Thing>('things');
  await things.createIndexes([{ key: { a: 1, b: -1 } }, { key: { b: 1 } }]);
});

describe('inside a transaction', () => {
  it('reads see what they will see after the commit', async () => {
    const looks = fc.array(fc.tuple(filter, fc.constantFrom<1 | -1>(1, -1)), {
      minLength: 3,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 6 }),
        looks,
        async (changes, asked) => {
          const look = async (session?: ClientSession): Promise<unknown> => {
            const seen = [];
            for (const [query, order] of asked) {
              const options = { session, sort: { b: order, _id: 1 as const }, limit: 5 };
              seen.push(await things.find(query, options).toArray());
              seen.push(await things.countDocuments(query, { session }));
            }
            return seen;
          };
          await running.client.withSession(async (session) => {
            session.startTransaction();
            for (const apply of changes) await apply(things, session);
            const inside = await look(session);
            await session.commitTransaction();
            expect(inside).toEqual(await look());
          });
        },
      ),
      { numRuns: 60 },
    );
  });
});
