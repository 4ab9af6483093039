import { countItems } from '../count-items.js';
import { tableOf, type Collection } from '../store/catalog/collection.js';
import { countEntries } from '../store/records/scan.js';
import type { Unit } from '../store/units/unit.js';
import { conjuncts } from './bounds.js';
import { choosePlan } from './choose-plan.js';
import { findDocuments, type FindRequest } from './execute.js';

/** How many documents match; does not read them if the table or an index knows. */
export function countDocuments(unit: Unit, collection: Collection, request: FindRequest): number {
  const { skip = 0, limit = 0 } = request;
  const total = unit.pending(collection)?.size ? undefined : countUnread(unit, collection, request);
  if (total !== undefined) {
    const rest = Math.max(0, total - skip);
    return limit === 0 ? rest : Math.min(rest, limit);
  }
  return countItems(findDocuments(unit, collection, { ...request, sort: [] }));
}

function countUnread(
  { connection }: Unit,
  collection: Collection,
  { filter, hint }: FindRequest,
): number | undefined {
  if (conjuncts(filter).length === 0) {
    return Number(connection.get(`SELECT count(*) FROM ${tableOf(collection)}`)?.[0]);
  }
  const plan = choosePlan(connection, collection, { filter, sort: [], hint });
  if (plan.kind !== 'index' || !plan.isExact) return undefined;
  return plan.intervals
    .map((interval) => countEntries(connection, plan.index, interval, Number.MAX_SAFE_INTEGER))
    .reduce((sum, entries) => sum + entries, 0);
}
