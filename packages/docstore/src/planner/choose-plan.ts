import { badValue } from '../errors.js';
import type { Filter } from '../query/filter.js';
import { equalValues } from '../values/compare.js';
import type { Collection, Index } from '../store/catalog/collection.js';
import { estimateEntries } from '../store/records/count-entries.js';
import type { Reader } from '../store/units/view.js';
import { isDocument, type Maybe } from '../values/types.js';
import type { Bounds } from './conditions/bounds.js';
import { conditionsOf, type Conditions } from './conditions/conditions.js';
import { addProbes, type Counted } from './add-probes.js';
import { indexPlans } from './index-plans.js';
import type { IndexPlan, Plan } from './plan.js';
import type { SortField } from './sorting/sort.js';
import { PAUSE, type Work } from '../work/work.js';

export interface PlanRequest {
  filter: Filter;
  sort: SortField[];
  /** how many matches are needed, including those to be skipped, if limited */
  limit?: number;
  skip?: number;
  /** an index name or key pattern, or `{ $natural: 1 }` */
  hint?: Maybe;
  /** only the number of documents is wanted: documents are not read where keys are enough */
  isCount?: boolean;
}

/** The estimate stops counting entries here. */
const MAX_COUNTED = 5_000;
/** The cost of reading a document, relative to that of an index entry. */
const DOCUMENT_COST = 8;
/** The cost of finding one entry in another index. */
const LOOKUP_COST = 1;
/** The cost of reading a record id from an index in bulk, without its key. */
const RECORD_COST = 1 / 8;

/**
 * The cheapest plan, found by counting index entries before any document is read. As in MongoDB, a
 * collection is never scanned if an index can be used, however small the collection is.
 */
export function* choosePlan(
  reader: Reader,
  collection: Collection,
  request: PlanRequest,
): Work<Plan> {
  const { filter, sort, hint } = request;
  if (hint !== undefined && hint !== null) return yield* hintedPlan(reader, collection, request);
  const conditions = conditionsOf(filter);
  const candidates = collection.indexes.flatMap((index) => indexPlans(index, conditions, sort));
  const best = candidates.find((plan) => isSinglePoint(plan) || readsOnlyMatches(plan, sort));
  if (best) return best;
  if (candidates.length === 0) return scan(sort);
  return yield* cheapest(reader, collection, candidates, conditions, request);
}

const scan = (sort: SortField[], reverse = false): Plan => ({
  kind: 'collection',
  reverse,
  providesSort: sort.length === 0,
});

/** Whether every document read is a result, in the right order: no plan can be better. */
function readsOnlyMatches(plan: IndexPlan, sort: SortField[]): boolean {
  return plan.coversFilter && plan.bounds.length > 0 && (plan.providesSort || sort.length === 0);
}

/** Whether at most one document can match. */
function isSinglePoint({ index, intervals, prefixLengths }: IndexPlan): boolean {
  return (
    index.unique &&
    intervals.length === 1 &&
    intervals[0]?.high.length === (prefixLengths[0] ?? 0) + 1 &&
    intervals[0].low.length === prefixLengths[0] &&
    index.fields.length === 1
  );
}

function* cheapest(
  reader: Reader,
  collection: Collection,
  candidates: IndexPlan[],
  conditions: Conditions,
  request: PlanRequest,
): Work<Plan> {
  const total = collection.nextRecordId;
  const alone = yield* countEach(reader, candidates, total);
  const counted = yield* addProbes(reader, collection, conditions, alone, total);
  const matching = Math.max(1, total * selectivity(counted, total));
  const costed = counted.map((one) => ({
    plan: one.plan,
    cost: costOf(one, request, { total, matching }),
  }));
  return costed.reduce((best, next) => (next.cost < best.cost ? next : best)).plan;
}

/** @param expected the total number of documents, and the estimated number of those that match */
function costOf(
  { plan, entries }: Counted,
  { sort, limit = 0, skip = 0, isCount = false }: PlanRequest,
  { total, matching }: { total: number; matching: number },
): number {
  const isOrdered = plan.providesSort || sort.length === 0;
  const share = isOrdered && limit > 0 ? Math.min(1, limit / matching) : 1;
  let left = entries;
  let before = 0;
  let meanwhile = entries;
  for (const { values, entries: others } of plan.probes) {
    if (values) meanwhile += Math.min(left * values.length * LOOKUP_COST, others * RECORD_COST);
    else before += others * RECORD_COST;
    left *= Math.min(1, others / total);
  }
  const wanted = Math.min(matching, entries) * share - (isOrdered ? skip : 0);
  const decided = isCount ? 0 : Math.max(0, wanted);
  const documents = plan.isDecidedByKeys ? decided : left * share;
  return before + meanwhile * share + documents * DOCUMENT_COST;
}

/** Indexes that begin with the same fields have equal counts for the same conditions, so each count is made once. */
function* countEach(reader: Reader, candidates: IndexPlan[], total: number): Work<Counted[]> {
  const counted: Counted[] = [];
  for (const plan of candidates) {
    const alike = counted.find(
      ({ plan: other }) =>
        other.bounds.length === plan.bounds.length &&
        other.bounds.every((bounds, position) => bounds === plan.bounds[position]),
    );
    counted.push({ plan, entries: alike?.entries ?? (yield* entriesOf(reader, plan, total)) });
  }
  return counted;
}

/** The share of documents that match, assuming that the conditions are independent. */
function selectivity(counted: Counted[], total: number): number {
  const seen = new Set<Bounds>();
  let share = 1;
  for (const { plan, entries } of counted.toSorted((a, b) => a.entries - b.entries)) {
    if (plan.bounds.some((bounds) => seen.has(bounds))) continue;
    for (const bounds of plan.bounds) seen.add(bounds);
    share *= Math.min(1, entries / total);
  }
  return share;
}

function* entriesOf(reader: Reader, plan: IndexPlan, total: number): Work<number> {
  let entries = 0;
  for (const interval of plan.intervals) {
    if (interval.low.length === 0) return total;
    entries += estimateEntries(reader, plan.index, interval, MAX_COUNTED);
    yield PAUSE;
    const isExact = reader.tallies?.of(plan.index) !== undefined;
    if (entries >= MAX_COUNTED && !isExact) return Math.max(total / 4, entries);
  }
  return entries;
}

function* hintedPlan(reader: Reader, collection: Collection, request: PlanRequest): Work<Plan> {
  const { filter, sort, hint } = request;
  if (isDocument(hint) && hint.has('$natural')) {
    return scan(sort, equalValues(hint.get('$natural'), -1));
  }
  const index = collection.indexes.find((one) => isHinted(one, hint));
  if (!index)
    throw badValue(
      'error processing query: hint provided does not correspond to an existing index',
    );
  const conditions = conditionsOf(filter);
  const [first = wholeIndex(index), ...others] = indexPlans(index, conditions, sort);
  return yield* cheapest(reader, collection, [first, ...others], conditions, request);
}

function isHinted(index: Index, hint: Maybe): boolean {
  return index.name === hint || equalValues(index.specification.get('key'), hint);
}

export function wholeIndex(index: Index): IndexPlan {
  const interval = { low: Buffer.alloc(0), high: Buffer.from([0xff]) };
  return {
    kind: 'index',
    index,
    intervals: [interval],
    reverse: false,
    providesSort: false,
    prefixLengths: [0],
    bounds: [],
    coversFilter: false,
    isExact: false,
    mayRepeat: true,
    checks: [],
    probes: [],
    prefixFields: 0,
    isDecidedByKeys: false,
  };
}
