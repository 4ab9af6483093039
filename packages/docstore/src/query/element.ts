import { badValue, CommandError } from '../errors.js';
import { typeName, typeNumbers } from '../values/type-names.js';
import { isNumber, toDouble, type BsonValue, type Maybe } from '../values/types.js';
import type { Predicate } from './filter.js';

export function exists(operand: BsonValue): Predicate {
  return { operator: '$exists', operand, opensArrays: false, test: (value) => value !== undefined };
}

/** `$type`: names, BSON numbers, `number`, or an array of them. */
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
  if (item === 'number') return ['double', 'int', 'long', 'decimal'];
  if (typeof item === 'string') {
    if (typeNumbers.has(item)) return [item];
    throw badValue(`Unknown type name alias: ${item}`);
  }
  if (!isNumber(item))
    throw new CommandError(14, 'type must be represented as a number or a string');
  const wanted = toDouble(item);
  const name = [...typeNumbers].find(([, number]) => number === wanted)?.[0];
  if (name === undefined) throw badValue(`Invalid numerical type code: ${wanted}`);
  return [name];
}

/** `$size`: an array of exactly so many elements. */
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

/** `$mod: [divisor, remainder]`, on the whole part of numbers. */
export function modulo(operand: BsonValue): Predicate {
  if (!Array.isArray(operand) || operand.length !== 2) {
    throw badValue('malformed mod, needs to be an array of two numbers');
  }
  const [divisor, remainder] = operand.map((item) => {
    const whole = wholePart(item);
    if (whole !== undefined) return whole;
    throw badValue('malformed mod, divisor and remainder must be numbers');
  });
  if (divisor === undefined || divisor === 0n) throw badValue('divisor cannot be 0');
  return {
    operator: '$mod',
    operand,
    opensArrays: true,
    test: (value) => {
      const whole = wholePart(value);
      return whole !== undefined && whole % divisor === remainder;
    },
  };
}

function wholePart(value: Maybe): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (!isNumber(value) || !Number.isFinite(toDouble(value))) return undefined;
  return BigInt(Math.trunc(toDouble(value)));
}
