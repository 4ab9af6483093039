import { BSONRegExp } from 'bson';
import type { FieldFilter, Filter } from '../../query/filter.js';
import { regexPrefix } from '../../query/regex-prefix.js';
import { valueKey } from '../../values/key.js';
import { isDocument, isNumber, toDouble, type BsonValue } from '../../values/types.js';
import { intersect, kindRange, pointRange, prefixRange, type Range } from './endpoint.js';

/** The constraint that a filter puts on one path, in terms of an ordered index. */
export interface Bounds {
  path: string;
  /** separate points, from equality and `$in`; or ranges */
  kind: 'points' | 'range';
  ranges: Range[];
  /** whether a document without the field may match; sparse indexes do not have it */
  mayBeMissing: boolean;
  /** the bounds admit more than the condition, which must be checked on each document */
  loose?: true;
  /** all texts with a common prefix, of which an index may hold only a few */
  isPrefix?: true;
}

const COMPARISONS = ['$gt', '$gte', '$lt', '$lte'];

/** The bounds that one condition puts on its path, if it puts any. */
export function boundsOf(filter: Filter): Bounds | undefined {
  if (filter.kind !== 'field') return undefined;
  const { predicate, path } = filter;
  switch (predicate.operator) {
    case '$eq':
      return isPoint(predicate.operand) ? points(path, [predicate.operand]) : undefined;
    case '$in': {
      const values = predicate.operand as BsonValue[];
      return values.every(isPoint) ? points(path, values) : undefined;
    }
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return rangeBounds(filter);
    case '$regex':
      return prefixBounds(filter);
    case '$elemMatch':
      return elementBounds(filter);
    default:
      return undefined;
  }
}

/** An array has no single key: it is indexed under the keys of its elements. */
function isPoint(value: BsonValue): boolean {
  return !Array.isArray(value) && !(value instanceof BSONRegExp);
}

function points(path: string, values: BsonValue[]): Bounds {
  const distinct = new Map(values.map((value) => [valueKey(value).toString('latin1'), value]));
  const ordered = [...distinct].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    path,
    kind: 'points',
    ranges: ordered.map(([, value]) => pointRange(value)),
    mayBeMissing: values.includes(null),
  };
}

function rangeBounds({ path, predicate }: FieldFilter): Bounds | undefined {
  const { operator, operand } = predicate;
  if (Array.isArray(operand) || operand === null) return undefined;
  if (isNumber(operand) && Number.isNaN(toDouble(operand))) return undefined;
  const point = pointRange(operand);
  const kind = kindRange(operand);
  const ranges: Record<string, Range> = {
    $gt: { low: point.high, high: kind.high },
    $gte: { low: point.low, high: kind.high },
    $lt: { low: kind.low, high: point.low },
    $lte: { low: kind.low, high: point.high },
  };
  const range = ranges[operator];
  return range && { path, kind: 'range', ranges: [range], mayBeMissing: false };
}

/** The texts with the expression's prefix, and the expression itself, which it matches as a value. */
function prefixBounds({ path, predicate: { operand } }: FieldFilter): Bounds | undefined {
  const prefix = operand instanceof BSONRegExp ? regexPrefix(operand) : undefined;
  if (!prefix) return undefined;
  const ranges = [prefixRange(prefix.text), pointRange(operand)];
  return {
    path,
    kind: 'range',
    ranges,
    mayBeMissing: false,
    isPrefix: true,
    ...(!prefix.isAll && { loose: true }),
  };
}

/** A single element satisfies every comparison, so its key lies in the intersection of their ranges. */
function elementBounds({ path, predicate, ...rest }: FieldFilter): Bounds | undefined {
  if (!isDocument(predicate.operand)) return undefined;
  const ranges = [...predicate.operand]
    .filter(([operator]) => COMPARISONS.includes(operator))
    .map(([operator, operand]) =>
      rangeBounds({ ...rest, path, predicate: { ...predicate, operator, operand } }),
    )
    .filter((found) => found !== undefined);
  const joined = joinBounds(ranges);
  return joined && { ...joined, loose: true };
}

/**
 * Joins the bounds of several conditions on one path that never holds an array. With arrays, different
 * elements may satisfy different conditions, so their bounds must not be joined.
 */
export function joinBounds(all: Bounds[]): Bounds | undefined {
  const pointSets = all.filter(({ kind }) => kind === 'points');
  if (pointSets.length > 0) {
    return pointSets.reduce((a, b) => (b.ranges.length < a.ranges.length ? b : a));
  }
  const [first, ...others] = all;
  if (!first) return undefined;
  return others.reduce<Bounds>(
    (joined, { ranges }) => ({
      ...joined,
      ranges: joined.ranges.flatMap((own) => ranges.map((range) => intersect(own, range))),
    }),
    first,
  );
}
