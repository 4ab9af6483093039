import { badValue } from '../errors.js';
import type { MatchDetails } from '../query/filter.js';
import { isArrayIndex } from '../values/paths.js';
import type { BsonDocument, BsonValue, Maybe } from '../values/types.js';

/** The elements that `$[name]` stands for. */
export type ArrayFilters = ReadonlyMap<string, (item: BsonValue) => boolean>;

export interface PositionContext {
  details: MatchDetails;
  arrayFilters: ArrayFilters;
}

/** Replaces `$`, `$[]` and `$[name]` by the positions that they stand for in this document. */
export function resolvePositions(
  document: BsonDocument,
  segments: readonly string[],
  context: PositionContext,
): string[][] {
  if (!segments.some((segment) => segment.startsWith('$'))) return [[...segments]];
  return resolve(document, segments, 0, [], context);
}

function resolve(
  value: Maybe,
  segments: readonly string[],
  depth: number,
  done: string[],
  context: PositionContext,
): string[][] {
  const segment = segments[depth];
  if (segment === undefined) return [done];
  const next = (key: string): string[][] =>
    resolve(child(value, key), segments, depth + 1, [...done, key], context);
  if (!segment.startsWith('$')) return next(segment);
  if (segment === '$') {
    if (context.details.arrayIndex === undefined) {
      throw badValue('The positional operator did not find the match needed from the query.');
    }
    return next(String(context.details.arrayIndex));
  }
  if (!Array.isArray(value)) {
    throw badValue(
      `The path '${done.join('.')}' must exist in the document in order to apply array updates.`,
    );
  }
  const accepts = elementTest(segment, context.arrayFilters);
  return value.flatMap((item, index) => (accepts(item) ? next(String(index)) : []));
}

function elementTest(segment: string, filters: ArrayFilters): (item: BsonValue) => boolean {
  if (segment === '$[]') return () => true;
  const name = segment.slice(2, -1);
  const test = filters.get(name);
  if (!test) throw badValue(`No array filter found for identifier '${name}'`);
  return test;
}

function child(value: Maybe, key: string): Maybe {
  if (value instanceof Map) return value.get(key);
  if (Array.isArray(value) && isArrayIndex(key)) return value[Number(key)];
  return undefined;
}
