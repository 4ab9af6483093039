import { Int32 } from 'bson';
import { compareValues } from '../../values/compare.js';
import type { Maybe } from '../../values/types.js';
import type { Operator } from './operator.js';
import { truthy } from './scope.js';

/** Unlike in filters, values of different types compare; a missing one comes before null. */
export function compareExpressions(a: Maybe, b: Maybe): number {
  const leftIsMissing = a === undefined;
  const rightIsMissing = b === undefined;
  if (leftIsMissing !== rightIsMissing) {
    const other = compareValues(a, b);
    return other === 0 ? (leftIsMissing ? -1 : 1) : other;
  }
  return Math.sign(compareValues(a, b));
}

function comparison(accepts: (order: number) => boolean): Operator {
  return { min: 2, max: 2, evaluate: ([a, b]) => accepts(compareExpressions(a, b)) };
}

export const comparisonOperators: Record<string, Operator> = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: {
    min: 2,
    max: 2,
    evaluate: ([a, b]) => new Int32(Math.sign(compareExpressions(a, b))),
  },
  $not: { min: 1, max: 1, evaluate: ([value]) => !truthy(value) },
};
