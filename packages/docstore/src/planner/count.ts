import { tableOf, type Collection } from '../store/collection.js';
import type { Unit } from '../store/unit.js';
import { conjuncts } from './bounds.js';
import { findDocuments, type FindRequest } from './execute.js';

/** How many documents match; without reading them where all of them do. */
export function countDocuments(unit: Unit, collection: Collection, request: FindRequest): number {
  const { skip = 0, limit = 0 } = request;
  if (conjuncts(request.filter).length === 0 && !unit.pending(collection)?.size) {
    const [total] = unit.connection.get(`SELECT count(*) FROM ${tableOf(collection)}`) ?? [];
    const rest = Math.max(0, Number(total) - skip);
    return limit === 0 ? rest : Math.min(rest, limit);
  }
  let count = 0;
  for (const stored of findDocuments(unit, collection, { ...request, sort: [] })) {
    count += stored.recordId > 0 ? 1 : 0;
  }
  return count;
}
