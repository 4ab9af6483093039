import { badValue, CommandError, unsupported } from '../errors.js';
import { typeName, TYPE_NAMES } from '../values/type-names.js';
import { isNumber, toDouble, type BsonValue, type Maybe } from '../values/types.js';
import type { Predicate } from './filter.js';

export function exists(operand: BsonValue): Predicate {
  return { operator: '$exists', operand, opensArrays: false, test: (value) => value !== undefined };
}

/** `$type`: a name, `number`, or an array of them. */
export function hasType(operand: BsonValue): Predicate {
  const names = (Array.isArray(operand) ? operand : [operand]).flatMap((item) => typeNamesOf(item));
  return {
    operator: '$type',
    operand,
    opensArrays: true,
    test: (value: Maybe) => value !== undefined && names.includes(typeName(value)),
  };
}

function typeNamesOf(item: BsonValue): string[] {
  if (item === 'number') return ['double', 'int', 'long'];
  if (isNumber(item)) throw unsupported(`$type by number ${toDouble(item)}`, 2);
  if (typeof item !== 'string') throw new CommandError(14, '$type takes the names of types');
  if (TYPE_NAMES.includes(item)) return [item];
  throw unsupported(`Unknown type name alias: ${item}; it`, 2);
}

/** `$size`: an array with exactly this many elements. */
export function hasSize(operand: BsonValue): Predicate {
  const size = isNumber(operand) ? toDouble(operand) : Number.NaN;
  if (!Number.isInteger(size) || size < 0) {
    throw badValue('Failed to parse $size. Expected a non-negative whole number');
  }
  return {
    operator: '$size',
    operand,
    opensArrays: false,
    test: (value) => Array.isArray(value) && value.length === size,
  };
}
