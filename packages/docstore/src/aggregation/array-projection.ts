import { CommandError } from '../errors.js';
import type { MatchDetails } from '../query/filter.js';
import { elementFinder } from '../query/array.js';
import { filterParser } from '../query/parse-filter.js';
import { isNumber, toDouble, type BsonValue } from '../values/types.js';

/** What `find` shows of an array; undefined leaves the field out. */
export type ArrayProjection = (
  items: BsonValue[],
  details: MatchDetails,
) => BsonValue[] | undefined;

/** `$slice` and `$elemMatch` of a `find` projection; undefined for other operators. */
export function arrayProjection(operator: string, operand: BsonValue): ArrayProjection | undefined {
  if (operator === '$elemMatch') {
    const find = elementFinder(operand, filterParser);
    return (items) => {
      const index = find(items);
      return index < 0 ? undefined : items.slice(index, index + 1);
    };
  }
  if (operator !== '$slice') return undefined;
  const [first = 0, count] = (Array.isArray(operand) ? operand : [operand]).map((value) => {
    if (isNumber(value)) return Math.trunc(toDouble(value));
    throw new CommandError(
      28667,
      '$slice in a projection takes numbers: use MongoDB for expressions',
    );
  });
  if (count === undefined) {
    return (items) => (first >= 0 ? items.slice(0, first) : items.slice(first));
  }
  if (count <= 0) throw new CommandError(28724, 'Third argument to $slice must be positive');
  return (items) => {
    const start = first < 0 ? Math.max(items.length + first, 0) : first;
    return items.slice(start, start + count);
  };
}
