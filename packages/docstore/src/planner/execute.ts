import { fieldsOf, type Filter } from '../query/filter.js';
import { matches } from '../query/match.js';
import { textCheck } from '../query/required-text.js';
import type { Collection } from '../store/catalog/collection.js';
import { passEntries } from '../store/records/count-entries.js';
import { scanCollection } from '../store/records/scan.js';
import type { StoredDocument } from '../store/records/stored-document.js';
import type { View } from '../store/units/view.js';
import { filterStream, mapStream } from '../work/streams.js';
import { PAUSE, type StreamOf, type Work } from '../work/work.js';
import { FieldNames } from '../values/elements.js';
import { choosePlan, type PlanRequest } from './choose-plan.js';
import { entryDocuments, isNarrowed, narrowedDocuments } from './entries/index-entries.js';
import { MOST_PASSED, passIntervals } from './entries/pass-intervals.js';
import type { IndexPlan, Plan } from './plan.js';
import { sortBy } from './sorting/sort.js';
import type { Statistics } from './statistics.js';
import { storedSortKey } from './sorting/stored-sort-key.js';

export interface FindRequest extends PlanRequest {
  skip?: number;
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
  const isSkipped = isOrdered && !isPassed && canSkip(view, collection, plan);
  const found = matching(
    view,
    collection,
    isPassed ? yield* pass(view, plan, skip, statistics) : plan,
    {
      filter: request.filter,
      skip: isSkipped ? skip : 0,
      most: isOrdered && limit > 0 ? limit + (isPassed || isSkipped ? 0 : skip) : Infinity,
    },
    statistics,
  );
  const ordered = isOrdered
    ? found
    : sortBy(
        mapStream(found, (stored) => stored.alone()),
        storedSortKey(sort),
        limit === 0 ? Infinity : skip + limit,
      );
  let position = isPassed || isSkipped ? skip : 0;
  for (const stored of ordered) {
    if (stored !== PAUSE) position++;
    yield position <= skip ? PAUSE : stored;
    if (limit > 0 && position >= skip + limit) return;
  }
}

/** Whether the first matches can be skipped in the index without reading their documents. */
function canPass(view: View, collection: Collection, plan: Plan): plan is IndexPlan {
  return (
    plan.kind === 'index' &&
    plan.isExact &&
    plan.intervals.length <= (plan.providesSort ? MOST_PASSED : 1) &&
    !view.pending(collection)?.size
  );
}

/** Whether the first matches can be skipped by their keys alone. */
function canSkip(view: View, collection: Collection, plan: Plan): boolean {
  return (
    plan.kind === 'index' &&
    isNarrowed(plan) &&
    plan.isDecidedByKeys &&
    !view.pending(collection)?.size
  );
}

/** The plan without its first `skip` entries. */
function* pass(view: View, plan: IndexPlan, skip: number, statistics: Statistics): Work<IndexPlan> {
  statistics.keysExamined += skip;
  const [interval, ...others] = plan.intervals;
  if (others.length > 0) return yield* passIntervals(view, plan, skip);
  const after = interval && (yield* passEntries(view, plan.index, interval, skip, plan.reverse));
  return { ...plan, intervals: after ? [after] : [] };
}

function* matching(
  view: View,
  collection: Collection,
  plan: Plan,
  { filter, skip, most }: { filter: Filter; skip: number; most: number },
  statistics: Statistics,
): StreamOf<StoredDocument> {
  const pending = view.pending(collection);
  const seen = new Set<number>();
  const doesMatch = documentCheck(filter);
  const mayRepeat = plan.kind === 'index' && !plan.isExact;
  const isNew = ({ recordId }: StoredDocument): boolean => {
    if (pending?.has(recordId) || (mayRepeat && seen.has(recordId))) return false;
    if (mayRepeat) seen.add(recordId);
    return true;
  };
  if (plan.kind === 'index' && isNarrowed(plan)) {
    const wanted = { skip, most, matches: doesMatch };
    yield* filterStream(narrowedDocuments(view, collection, plan, wanted, statistics), isNew);
  } else {
    const isSure = plan.kind === 'index' && plan.isExact;
    const read =
      plan.kind === 'index'
        ? entryDocuments(view, collection, plan, most, statistics)
        : scanCollection(view, collection, plan.reverse);
    yield* filterStream(read, (stored) => {
      if (!isNew(stored)) return false;
      statistics.documentsExamined++;
      return isSure || doesMatch(stored);
    });
  }
  const written = [...(pending?.values() ?? [])].filter((stored) => stored !== null);
  yield* filterStream(written, (stored) => matches(filter, stored.document));
}

/** Whether a document matches; decodes only the fields that the filter names. */
export function documentCheck(filter: Filter): (stored: StoredDocument) => boolean {
  const named = fieldsOf(filter);
  const names = named && new FieldNames(named);
  const mayMatch = textCheck(filter);
  return (stored) => mayMatch(stored.bytes) && matches(filter, stored.fields(names));
}
