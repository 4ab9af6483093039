import { Int32, type BsonNumber } from './types.js';

/**
 * A number of any type as a sum of doubles: the nearest double, then the remainder if there is one.
 * Comparing the parts in turn compares the numbers exactly: 2^53 + 1 as a 64-bit integer is
 * not 2^53 as a double.
 */
export function numberParts(value: BsonNumber): number[] {
  if (typeof value === 'number') return [value];
  if (value instanceof Int32) return [value.value];
  const nearest = Number(value);
  const rest = value - BigInt(nearest);
  return rest === 0n ? [nearest] : [nearest, Number(rest)];
}

/** Orders numbers of all types; NaN comes before every other number and equals itself. */
export function compareNumbers(a: BsonNumber, b: BsonNumber): number {
  const [left = 0, leftRest = 0] = numberParts(a);
  const [right = 0, rightRest = 0] = numberParts(b);
  return compareDoubles(left, right) || leftRest - rightRest;
}

function compareDoubles(a: number, b: number): number {
  if (a === b) return 0;
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  return a < b ? -1 : 1;
}
