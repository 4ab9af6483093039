import { randomUUID } from 'node:crypto';
import type { MongoClient } from 'mongodb';
import { parseFilter } from '../../query/parse-filter.js';
import { findDocuments } from '../../planner/execute.js';
import type { Store } from '../../store/store.js';
import { isNumber, toDouble, type BsonDocument } from '../../values/types.js';

/** Ids of the writes whose success has been answered. */
export interface Acknowledged {
  inserts: Set<string>;
  moves: Set<string>;
}

interface Entry {
  _id: string;
}

/** Writes as fast as it can, every third time in a transaction, until the store is killed. */
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

/** Everything in the store, read without a server. */
export function readEverything(store: Store) {
  const read = (name: string): BsonDocument[] => {
    const unit = store.read();
    const collection = unit.collection('crash', name);
    const request = { filter: parseFilter(new Map()), sort: [] };
    return collection
      ? [...findDocuments(unit, collection, request)].map((found) => found.document)
      : [];
  };
  const ids = (name: string): Set<unknown> => new Set(read(name).map((found) => found.get('_id')));
  const balance = read('balance')[0]?.get('n');
  return {
    inserts: ids('log'),
    moves: ids('moves'),
    balance: isNumber(balance) ? toDouble(balance) : 0,
  };
}
