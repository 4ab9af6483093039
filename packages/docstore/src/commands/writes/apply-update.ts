import type { SortField } from '../../planner/sorting/sort.js';
import type { Filter, MatchDetails } from '../../query/filter.js';
import { matches } from '../../query/match.js';
import { parseFilter } from '../../query/parse-filter.js';
import type { Collection } from '../../store/catalog/collection.js';
import { DuplicateKeyError } from '../../store/records/duplicate-key.js';
import type { StoredDocument } from '../../store/records/stored-document.js';
import type { Unit } from '../../store/units/unit.js';
import { parseUpdate, type Update } from '../../update/parse-update.js';
import { upsertDocument } from '../../update/upsert.js';
import { encode } from '../../values/encode.js';
import type { BsonDocument, BsonValue } from '../../values/types.js';
import type { LockingWork } from '../../work/work.js';
import { changeFound, whenFree } from './change-found.js';
import { assertId } from './insert.js';

/** One statement that finds documents and changes them. */
export interface UpdateStatement {
  filter: Filter;
  update: Update;
  sort: SortField[];
  /** whether all documents found are changed, or only one */
  multi: boolean;
}

interface StatementParts {
  filter: BsonDocument;
  update: BsonValue;
  sort?: SortField[];
  multi?: boolean;
}

export function parseStatement(parts: StatementParts): UpdateStatement {
  const { filter, update, sort = [], multi = false } = parts;
  return { filter: parseFilter(filter), update: parseUpdate(update), sort, multi };
}

/** A document before and after its update. */
export interface Updated {
  before: BsonDocument;
  after: BsonDocument;
  modified: boolean;
}

/**
 * Finds and updates documents.
 * @param tell called for each document
 * @returns how many were found
 */
export function updateFound(
  unit: Unit,
  collection: Collection,
  statement: UpdateStatement,
  tell: (updated: Updated) => void,
): LockingWork<number> {
  const request = { ...statement, limit: statement.multi ? 0 : 1 };
  return changeFound(unit, collection, request, (stored) =>
    tell(updateOne(unit, collection, statement, stored)),
  );
}

/**
 * Like `updateFound`; if nothing is found, inserts a document made from the filter and the update.
 * @returns how many were found, or what was inserted
 */
export function* upsertFound(
  unit: Unit,
  collection: Collection,
  statement: UpdateStatement,
  tell: (updated: Updated) => void,
): LockingWork<number | BsonDocument> {
  for (;;) {
    const { pauses } = unit;
    const found = yield* updateFound(unit, collection, statement, tell);
    if (found > 0) return found;
    const document = upsertDocument(statement.filter, statement.update);
    assertId(document);
    try {
      yield* whenFree(unit, () => unit.insert(collection, document));
      return document;
    } catch (error) {
      // Another client may have inserted it since the search: then the next search finds it.
      if (!(error instanceof DuplicateKeyError) || unit.pauses === pauses) throw error;
    }
  }
}

function updateOne(
  unit: Unit,
  collection: Collection,
  { filter, update }: UpdateStatement,
  stored: StoredDocument,
): Updated {
  const details: MatchDetails = {};
  matches(filter, stored.document, details);
  const after = update.apply(stored.document, details);
  const differs = !encode(after).equals(stored.bytes);
  if (differs) unit.replace(collection, stored, after);
  const modified = differs || (update.countsAlways?.(stored.document, details) ?? false);
  return { before: stored.document, after, modified };
}
