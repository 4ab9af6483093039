import { randomUUID } from 'node:crypto';
import type { Collection, MongoClient } from 'mongodb';
import { parseFilter } from '../../query/parse-filter.js';
import { findDocuments } from '../../planner/execute.js';
import { itemsOf } from '../run-to-end.js';
import type { Store } from '../../store/store.js';
import { isNumber, toDouble, type BsonDocument, type Maybe } from '../../values/types.js';

/** Ids of the writes that have been acknowledged. */
export interface Acknowledged {
  inserts: Set<string>;
  moves: Set<string>;
  /** the last round in which all of the many documents were written; the next round may have begun */
  round: number;
}

/** Enough documents that writing them all takes several slices. */
const MANY = 600;

interface Entry {
  _id: string;
}

interface Round {
  _id: number;
  round: number;
}

/** Writes as fast as possible, every third time in a transaction, until the store is killed. */
export async function write(
  client: MongoClient,
  writer: number,
  running: { killed: boolean },
  acknowledged: Acknowledged,
): Promise<void> {
  const db = client.db('crash');
  for (let n = 0; ; n++) {
    const id = `${writer}-${randomUUID()}`;
    try {
      if (n % 3 === 2) {
        await move(client, id);
        acknowledged.moves.add(id);
      } else {
        const words = [`w${n % 7}`, `x${n % 11}`];
        await db
          .collection<Entry>('log')
          .insertOne({ _id: id, n, words, text: 'x'.repeat(n % 3000) } as Entry);
        acknowledged.inserts.add(id);
      }
    } catch (error) {
      if (running.killed) return;
      throw error;
    }
  }
}

/**
 * Writes the number of the current round into many documents, again and again, until the store is killed: once in
 * parts and once atomically. Between rounds it creates an index and drops it.
 */
export async function writeRounds(
  client: MongoClient,
  running: { killed: boolean },
  acknowledged: Acknowledged,
): Promise<void> {
  const [inParts, asWhole] = collectionsOfRounds(client);
  try {
    for (let round = acknowledged.round + 1; ; round++) {
      await client.withSession((session) =>
        session.withTransaction(() => asWhole.updateMany({}, { $set: { round } }, { session })),
      );
      await inParts.updateMany({}, { $set: { round } });
      acknowledged.round = round;
      await inParts.createIndexes([{ key: { round: -1, _id: 1 }, name: 'often' }]);
      await inParts.dropIndex('often');
    }
  } catch (error) {
    if (!running.killed) throw error;
  }
}

/** Inserts the documents for `writeRounds` if they are missing. */
export async function prepareRounds(client: MongoClient): Promise<void> {
  for (const many of collectionsOfRounds(client)) {
    await many.createIndexes([{ key: { round: 1 } }]);
    if ((await many.countDocuments()) === MANY) continue;
    await many.insertMany(Array.from({ length: MANY }, (_, _id) => ({ _id, round: 0 })));
  }
}

function collectionsOfRounds(client: MongoClient): [Collection<Round>, Collection<Round>] {
  const db = client.db('crash');
  return [db.collection<Round>('inParts'), db.collection<Round>('asWhole')];
}

/**
 * Checks the result of `writeRounds`: each document has the last round, or the one that was under way; those
 * that were written atomically all have the same.
 */
export function roundProblems(store: Store, { round }: Acknowledged): string[] {
  const rounds = ['inParts', 'asWhole'].map((name) =>
    readAll(store, name).map((found) => toNumber(found.get('round'))),
  );
  const problems = rounds.flatMap((found) => {
    const wrong = found.filter((one) => one !== round && one !== round + 1);
    if (found.length === MANY && wrong.length === 0) return [];
    return [`${found.length} documents, ${wrong.length} of them not of round ${round}`];
  });
  const different = new Set(rounds[1]).size;
  return different === 1 ? problems : [...problems, `a whole write of ${different} rounds`];
}

/** Two writes that belong together: an entry, and the balance that counts the entries. */
function move(client: MongoClient, id: string): Promise<void> {
  const db = client.db('crash');
  return client.withSession((session) =>
    session.withTransaction(async () => {
      const balance = db.collection<Entry & { n: number }>('balance');
      await balance.updateOne({ _id: 'all' }, { $inc: { n: 1 } }, { session, upsert: true });
      await db.collection<Entry>('moves').insertOne({ _id: id, number: id } as Entry, { session });
    }),
  );
}

/** Everything else in the store, read without a server. */
export function readEverything(store: Store) {
  const ids = (name: string): Set<unknown> =>
    new Set(readAll(store, name).map((found) => found.get('_id')));
  const balance = toNumber(readAll(store, 'balance')[0]?.get('n'));
  return { inserts: ids('log'), moves: ids('moves'), balance };
}

function readAll(store: Store, name: string): BsonDocument[] {
  const view = store.view();
  const collection = view.collection('crash', name);
  const request = { filter: parseFilter(new Map()), sort: [] };
  return collection
    ? itemsOf(findDocuments(view, collection, request)).map((found) => found.document)
    : [];
}

function toNumber(value: Maybe): number {
  return isNumber(value) ? toDouble(value) : 0;
}
