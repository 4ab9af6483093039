import { compareValues } from '../../values/compare.js';
import type { Maybe } from '../../values/types.js';
import { onValues, type ExpressionParser } from './expression.js';

/** Unlike in filters, values of different types are compared; a missing value comes before null. */
function compareExpressions(a: Maybe, b: Maybe): number {
  const order = compareValues(a, b);
  return order === 0 ? Number(b === undefined) - Number(a === undefined) : order;
}

function comparison(accepts: (order: number) => boolean): ExpressionParser {
  return onValues(2, 2, ([a, b]) => accepts(compareExpressions(a, b)));
}

export const COMPARISONS: Readonly<Record<string, ExpressionParser>> = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
};
