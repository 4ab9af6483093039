import { ObjectId } from 'bson';
import type { FieldFilter, Filter } from '../query/filter.js';
import { conjuncts } from '../query/conjuncts.js';
import { CommandError } from '../errors.js';
import type { BsonDocument } from '../values/types.js';
import type { Update } from './parse-update.js';
import { writePath } from './write-path.js';

/** The document that an upsert inserts: the filter's equalities, then the update applied to them. */
export function upsertDocument(filter: Filter, update: Update): BsonDocument {
  const start: BsonDocument = new Map();
  for (const condition of equalities(filter)) {
    const { segments, path, predicate } = condition;
    if (update.kind === 'replacement' && path !== '_id') continue;
    writePath(start, segments, (current) => {
      if (current === undefined) return predicate.operand;
      throw new CommandError(
        54,
        `cannot infer query fields to set, path '${path}' is matched twice`,
      );
    });
  }
  const result = update.apply(start, {}, true);
  return withIdFirst(result);
}

/** Every document has an `_id` as its first field. */
export function withIdFirst(document: BsonDocument): BsonDocument {
  const [first] = document.keys();
  if (first === '_id') return document;
  const given = document.get('_id');
  const result: BsonDocument = new Map([['_id', given === undefined ? new ObjectId() : given]]);
  for (const [key, value] of document) result.set(key, value);
  return result;
}

function equalities(filter: Filter): FieldFilter[] {
  return conjuncts(filter).flatMap((condition) => {
    if (condition.kind === 'or' && condition.filters.length === 1) {
      return condition.filters.flatMap(equalities);
    }
    return condition.kind === 'field' && condition.predicate.operator === '$eq' ? [condition] : [];
  });
}
