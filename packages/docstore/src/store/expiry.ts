import { WriteConflict } from './units/lock-table.js';
import { findDocuments } from '../planner/execute.js';
import { range } from '../query/comparison.js';
import type { Collection, Index } from './catalog/collection.js';
import type { Store } from './store.js';

/** Documents removed in one write, so that other commands get their turn. */
const BATCH_SIZE = 500;

/** Removes the documents that have expired according to a TTL index. */
export async function removeExpired(store: Store): Promise<void> {
  for (const collection of store.catalog.list()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds === undefined) continue;
      await removeFrom(store, collection, index, index.expireAfterSeconds);
    }
  }
}

async function removeFrom(
  store: Store,
  collection: Collection,
  index: Index,
  seconds: number,
): Promise<void> {
  const [field] = index.fields;
  if (!field) return;
  const predicate = range('$lte', new Date(Date.now() - seconds * 1000));
  const filter = { kind: 'field' as const, path: field.path, segments: field.segments, predicate };
  let removed: number;
  do {
    removed = await store.write((unit) => {
      let count = 0;
      const found = findDocuments(unit, collection, { filter, sort: [], limit: BATCH_SIZE });
      for (const stored of found) {
        try {
          unit.remove(collection, stored);
          count++;
        } catch (error) {
          if (!(error instanceof WriteConflict)) throw error; // in use: the next round takes it
        }
      }
      return count;
    });
  } while (removed === BATCH_SIZE);
}
