import { CommandError } from '../errors.js';
import { matches } from '../query/match.js';
import type { Collection } from '../store/catalog/collection.js';
import { scanCollection, scanIndex, type IndexEntry } from '../store/records/scan.js';
import type { StoredDocument } from '../store/records/stored-document.js';
import type { Unit } from '../store/units/unit.js';
import type { BsonDocument } from '../values/types.js';
import { choosePlan, type PlanRequest } from './choose-plan.js';
import type { IndexPlan, Plan } from './plan.js';
import { sortBy } from './sort.js';

export interface FindRequest extends PlanRequest {
  skip?: number;
  /** ms since the epoch after which MaxTimeMSExpired (50) is thrown */
  deadline?: number;
}

export interface Statistics {
  keysExamined: number;
  documentsExamined: number;
}

/** The documents that match, in order, each once; read lazily. */
export function* findDocuments(
  unit: Unit,
  collection: Collection,
  request: FindRequest,
  statistics: Statistics = { keysExamined: 0, documentsExamined: 0 },
): Generator<StoredDocument> {
  const { sort, skip = 0, limit = 0 } = request;
  const plan = choosePlan(unit.connection, collection, {
    ...request,
    limit: limit === 0 ? undefined : limit + skip,
  });
  const found = matching(unit, collection, plan, request, statistics);
  const isOrdered = sort.length === 0 || (plan.providesSort && !unit.pending(collection)?.size);
  const ordered = isOrdered
    ? found
    : sortBy(found, sort, readOnce, limit === 0 ? Infinity : skip + limit);
  let position = 0;
  for (const stored of ordered) {
    position++;
    if (position <= skip) continue;
    yield stored;
    if (limit > 0 && position >= skip + limit) return;
  }
}

/** Only the sort needs the fields: a large sort holds bytes, not decoded documents. */
function readOnce(stored: StoredDocument): BsonDocument {
  const { document } = stored;
  stored.forget();
  return document;
}

function* matching(
  unit: Unit,
  collection: Collection,
  plan: Plan,
  { filter, deadline = Infinity }: FindRequest,
  statistics: Statistics,
): Generator<StoredDocument> {
  const pending = unit.pending(collection);
  const seen = new Set<number>();
  const mayRepeat = plan.kind === 'index';
  for (const stored of candidates(unit, collection, plan, statistics)) {
    if (pending?.has(stored.recordId)) continue;
    if (mayRepeat) {
      if (seen.has(stored.recordId)) continue;
      seen.add(stored.recordId);
    }
    statistics.documentsExamined++;
    if (statistics.documentsExamined % 128 === 0 && Date.now() > deadline) {
      throw new CommandError(50, 'operation exceeded time limit');
    }
    if (matches(filter, stored.document)) yield stored;
  }
  for (const stored of [...(pending?.values() ?? [])]) {
    if (stored && matches(filter, stored.document)) yield stored;
  }
}

function* candidates(
  unit: Unit,
  collection: Collection,
  plan: Plan,
  statistics: Statistics,
): Generator<StoredDocument> {
  if (plan.kind === 'collection') {
    yield* scanCollection(unit.connection, collection, plan.reverse);
    return;
  }
  for (const { stored } of entries(unit, collection, plan)) {
    statistics.keysExamined++;
    yield stored;
  }
}

function* entries(unit: Unit, collection: Collection, plan: IndexPlan): Generator<IndexEntry> {
  const scans = plan.intervals.map((interval) =>
    scanIndex(unit.connection, collection, plan.index, interval, plan.reverse),
  );
  if (plan.providesSort && scans.length > 1) {
    yield* merge(scans, plan);
    return;
  }
  for (const scan of scans) yield* scan;
}

/** Takes from several ordered scans the entry that comes first by what follows the prefix. */
function* merge(scans: Generator<IndexEntry>[], plan: IndexPlan): Generator<IndexEntry> {
  const heads = scans.flatMap((scan, i) => {
    const next = scan.next();
    return next.done ? [] : [{ scan, entry: next.value, prefix: plan.prefixLengths[i] ?? 0 }];
  });
  const direction = plan.reverse ? -1 : 1;
  while (heads.length > 0) {
    const first = heads.reduce((best, head) => {
      const order = Buffer.compare(
        head.entry.key.subarray(head.prefix),
        best.entry.key.subarray(best.prefix),
      );
      return order * direction < 0 ? head : best;
    });
    yield first.entry;
    const next = first.scan.next();
    if (next.done) heads.splice(heads.indexOf(first), 1);
    else first.entry = next.value;
  }
}

/** Maps a result lazily. */
export function* mapFound<T>(
  found: Iterable<StoredDocument>,
  map: (stored: StoredDocument) => T,
): Generator<T> {
  for (const stored of found) yield map(stored);
}
