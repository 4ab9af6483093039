import { findDocuments } from '../../planner/execute.js';
import type { SortField } from '../../planner/sort.js';
import type { Filter, MatchDetails } from '../../query/filter.js';
import { matches } from '../../query/match.js';
import { parseFilter } from '../../query/parse-filter.js';
import type { Collection } from '../../store/catalog/collection.js';
import type { StoredDocument } from '../../store/records/stored-document.js';
import type { Unit } from '../../store/units/unit.js';
import { parseUpdate, type Update } from '../../update/parse-update.js';
import { upsertDocument } from '../../update/upsert.js';
import { encode } from '../../values/encode.js';
import type { BsonDocument, BsonValue } from '../../values/types.js';
import { assertId } from './insert.js';

/** One statement that finds documents and changes them. */
export interface UpdateStatement {
  filter: Filter;
  update: Update;
  sort: SortField[];
  /** ms since the epoch */
  deadline?: number;
}

interface StatementParts {
  filter: BsonDocument;
  update: BsonValue;
  sort?: SortField[];
  deadline?: number;
}

export function parseStatement(parts: StatementParts): UpdateStatement {
  const { filter, update, sort = [], deadline } = parts;
  return { filter: parseFilter(filter), update: parseUpdate(update), sort, deadline };
}

/** A document before and after its update. */
export interface Updated {
  before: BsonDocument;
  after: BsonDocument;
  modified: boolean;
}

/** Finds and updates documents, one or all. */
export function* updateFound(
  unit: Unit,
  collection: Collection,
  statement: UpdateStatement,
  multi: boolean,
): Generator<Updated> {
  const found = findDocuments(unit, collection, { ...statement, limit: multi ? 0 : 1 });
  // A transaction's own writes join what it reads: read first, then write.
  for (const stored of unit.isTransaction ? [...found] : found) {
    yield updateOne(unit, collection, statement, stored);
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

/** Inserts what the filter and the update make together. */
export function upsert(
  unit: Unit,
  collection: Collection,
  { filter, update }: UpdateStatement,
): BsonDocument {
  const document = upsertDocument(filter, update);
  assertId(document);
  unit.insert(collection, document);
  return document;
}
