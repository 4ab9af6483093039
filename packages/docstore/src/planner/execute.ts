import { fieldsOf } from '../query/filter.js';
import { matches } from '../query/match.js';
import { textCheck } from '../query/required-text.js';
import type { Collection } from '../store/catalog/collection.js';
import { passEntries, scanCollection, scanIndex, type IndexEntry } from '../store/records/scan.js';
import type { StoredDocument } from '../store/records/stored-document.js';
import type { View } from '../store/units/view.js';
import { filterStream } from '../work/streams.js';
import { PAUSE, type StreamOf, type Work } from '../work/work.js';
import type { BsonDocument } from '../values/types.js';
import { choosePlan, type PlanRequest } from './choose-plan.js';
import type { IndexPlan, Plan } from './plan.js';
import { sortBy } from './sort.js';

export interface FindRequest extends PlanRequest {
  skip?: number;
}

export interface Statistics {
  keysExamined: number;
  documentsExamined: number;
}

/** The documents that match, in order, each once; read lazily. */
export function* findDocuments(
  view: View,
  collection: Collection,
  request: FindRequest,
  statistics: Statistics = { keysExamined: 0, documentsExamined: 0 },
): StreamOf<StoredDocument> {
  const { sort, skip = 0, limit = 0 } = request;
  const plan = yield* choosePlan(view, collection, {
    ...request,
    limit: limit === 0 ? undefined : limit + skip,
  });
  const isOrdered = sort.length === 0 || (plan.providesSort && !view.pending(collection)?.size);
  const isPassed = isOrdered && skip > 0 && canPass(view, collection, plan);
  const found = matching(
    view,
    collection,
    isPassed ? yield* pass(view, plan, skip, statistics) : plan,
    request,
    statistics,
  );
  const sortFields = new Set(sort.map(({ segments }) => segments[0] ?? ''));
  const ordered = isOrdered
    ? found
    : sortBy(
        found,
        sort,
        (stored) => readOnce(stored, sortFields),
        limit === 0 ? Infinity : skip + limit,
      );
  let position = isPassed ? skip : 0;
  for (const stored of ordered) {
    if (stored !== PAUSE) position++;
    yield position <= skip ? PAUSE : stored;
    if (limit > 0 && position >= skip + limit) return;
  }
}

/** Only the sort needs the fields: a large sort holds bytes, not decoded documents. */
function readOnce(stored: StoredDocument, names: ReadonlySet<string>): BsonDocument {
  stored.forget();
  return stored.fields(names);
}

/** Whether the first matches can be passed by in the index, without reading their documents. */
function canPass(view: View, collection: Collection, plan: Plan): plan is IndexPlan {
  return (
    plan.kind === 'index' &&
    plan.isExact &&
    plan.intervals.length === 1 &&
    !view.pending(collection)?.size
  );
}

/** The plan without its first entries. */
function* pass(view: View, plan: IndexPlan, skip: number, statistics: Statistics): Work<IndexPlan> {
  statistics.keysExamined += skip;
  const [interval] = plan.intervals;
  const after = interval && (yield* passEntries(view, plan.index, interval, skip, plan.reverse));
  return { ...plan, intervals: after ? [after] : [] };
}

function* matching(
  view: View,
  collection: Collection,
  plan: Plan,
  { filter }: FindRequest,
  statistics: Statistics,
): StreamOf<StoredDocument> {
  const pending = view.pending(collection);
  const seen = new Set<number>();
  const isSure = plan.kind === 'index' && plan.isExact;
  const names = fieldsOf(filter);
  const mayMatch = textCheck(filter);
  const mayRepeat = plan.kind === 'index' && !plan.isExact;
  const isNew = ({ recordId }: StoredDocument): boolean => {
    if (pending?.has(recordId) || (mayRepeat && seen.has(recordId))) return false;
    if (mayRepeat) seen.add(recordId);
    return true;
  };
  yield* filterStream(candidates(view, collection, plan, statistics), (stored) => {
    if (!isNew(stored)) return false;
    statistics.documentsExamined++;
    return isSure || (mayMatch(stored.bytes) && matches(filter, stored.fields(names)));
  });
  const written = [...(pending?.values() ?? [])].filter((stored) => stored !== null);
  yield* filterStream(written, (stored) => matches(filter, stored.document));
}

function* candidates(
  view: View,
  collection: Collection,
  plan: Plan,
  statistics: Statistics,
): Generator<StoredDocument> {
  if (plan.kind === 'collection') {
    yield* scanCollection(view, collection, plan.reverse);
    return;
  }
  for (const { stored } of entries(view, collection, plan)) {
    statistics.keysExamined++;
    yield stored;
  }
}

function* entries(view: View, collection: Collection, plan: IndexPlan): Generator<IndexEntry> {
  const scans = plan.intervals.map((interval) =>
    scanIndex(view, collection, plan.index, interval, plan.reverse),
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
