import { findDocuments, type FindRequest } from '../../planner/execute.js';
import { matches } from '../../query/match.js';
import type { Collection } from '../../store/catalog/collection.js';
import type { StoredDocument } from '../../store/records/stored-document.js';
import { WriteConflict } from '../../store/units/lock-table.js';
import type { Unit } from '../../store/units/unit.js';
import { collect, mapStream } from '../../work/streams.js';
import { PAUSE, type LockingWork } from '../../work/work.js';

/**
 * Finds documents and changes the current version of each: others may have written since it was found. A single
 * change is not followed by a pause, so that the caller can record in the same slice that it is done.
 * @param request with the limit 1, or with none
 * @returns how many were changed
 */
export function* changeFound(
  unit: Unit,
  collection: Collection,
  request: FindRequest,
  change: (stored: StoredDocument) => void,
): LockingWork<number> {
  for (;;) {
    let found = 0;
    let changed = 0;
    for (const stored of yield* inOrder(unit, collection, request)) {
      if (stored !== PAUSE) {
        found++;
        if (yield* changeCurrent(unit, collection, request, stored, change)) changed++;
        if (changed === request.limit) return changed;
      }
      yield PAUSE;
    }
    const wasTakenAway = found === 1 && changed === 0 && request.limit === 1;
    if (!wasTakenAway) return changed; // another document may match instead
  }
}

/**
 * A transaction would read its own writes, so it reads everything first, then writes. In between it holds
 * bytes, not decoded documents.
 */
function* inOrder(
  unit: Unit,
  collection: Collection,
  request: FindRequest,
): LockingWork<Iterable<StoredDocument | typeof PAUSE>> {
  const found = findDocuments(unit, collection, request);
  return unit.isTransaction ? yield* collect(mapStream(found, forgotten)) : found;
}

function forgotten(stored: StoredDocument): StoredDocument {
  stored.forget();
  return stored;
}

/** @returns whether the document still matched and was changed */
function changeCurrent(
  unit: Unit,
  collection: Collection,
  { filter }: FindRequest,
  stored: StoredDocument,
  change: (stored: StoredDocument) => void,
): LockingWork<boolean> {
  return whenFree(unit, () => {
    const current = unit.current(collection, stored);
    if (!current || (current !== stored && !matches(filter, current.document))) return false;
    change(current);
    return true;
  });
}

/** Writes once no open transaction holds a lock on the data. Inside a transaction it does not wait. */
export function* whenFree<T>(unit: Unit, write: () => T): LockingWork<T> {
  for (;;) {
    try {
      return write();
    } catch (error) {
      const holder = error instanceof WriteConflict ? error.holder : undefined;
      if (!holder || unit.isTransaction) throw error;
      yield holder;
    }
  }
}
