import type { Collection } from '../store/catalog/collection.js';
import { countEntries, countRecords } from '../store/records/count-entries.js';
import type { View } from '../store/units/view.js';
import { countItems } from '../work/streams.js';
import type { Work } from '../work/work.js';
import { conjuncts } from '../query/conjuncts.js';
import { choosePlan, wholeIndex } from './choose-plan.js';
import { documentCheck, findDocuments, type FindRequest } from './execute.js';
import { countByKeys } from './entries/index-entries.js';
import type { IndexPlan } from './plan.js';

/** How many documents match. Reads no documents if an index can tell. */
export function* countDocuments(
  view: View,
  collection: Collection,
  request: FindRequest,
): Work<number> {
  const { filter, skip = 0, limit = 0 } = request;
  const plan = view.pending(collection)?.size
    ? undefined
    : yield* coveringPlan(view, collection, request);
  if (!plan) return yield* countItems(findDocuments(view, collection, { ...request, sort: [] }));
  const most = limit === 0 ? Infinity : skip + limit;
  if (!plan.coversFilter) {
    const matches = documentCheck(filter);
    const count = yield* countByKeys(view, collection, plan, { most, matches });
    return Math.max(0, count - skip);
  }
  if (!plan.isExact) {
    const records = yield* countRecords(view, plan.index, plan.intervals, most);
    return Math.max(0, records - skip);
  }
  let total = 0;
  for (const interval of plan.intervals) {
    total += yield* countEntries(view, plan.index, interval, most - total);
    if (total >= most) break;
  }
  return Math.max(0, Math.min(total, most) - skip);
}

/** A plan whose index entries alone decide which documents match. */
function* coveringPlan(
  view: View,
  collection: Collection,
  { filter, hint, skip = 0, limit = 0 }: FindRequest,
): Work<IndexPlan | undefined> {
  if (conjuncts(filter).length === 0) {
    const byId = collection.indexes.find(({ name }) => name === '_id_');
    return byId && { ...wholeIndex(byId), coversFilter: true, isExact: true };
  }
  const plan = yield* choosePlan(view, collection, {
    filter,
    sort: [],
    hint,
    limit: limit === 0 ? undefined : skip + limit,
    isCount: true,
  });
  return plan.kind === 'index' && countsDocuments(plan) ? plan : undefined;
}

/** Where null is wanted, an array may have null's key and still not match. */
function countsDocuments(plan: IndexPlan): boolean {
  const { isExact, coversFilter, isDecidedByKeys, bounds } = plan;
  return (
    isExact ||
    (isDecidedByKeys && !coversFilter) ||
    (coversFilter && !bounds.some(({ mayBeMissing }) => mayBeMissing))
  );
}
