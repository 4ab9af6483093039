import { WriteConflict } from './units/lock-table.js';
import { findDocuments, type FindRequest } from '../planner/execute.js';
import { range } from '../query/comparison.js';
import type { Collection, Index } from './catalog/collection.js';
import type { Store } from './store.js';
import type { Unit } from './units/unit.js';
import { forEach } from '../work/streams.js';
import type { Work } from '../work/work.js';

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
  await store.write((unit) => removeFound(unit, collection, { filter, sort: [] }));
}

function* removeFound(unit: Unit, collection: Collection, request: FindRequest): Work<void> {
  yield* forEach(findDocuments(unit, collection, request), (stored) => {
    if (unit.current(collection, stored) !== stored) return; // has changed: the next round checks it again
    try {
      unit.remove(collection, stored);
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error; // locked by a transaction: left for the next round
    }
  });
}
