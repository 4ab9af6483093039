import { BSONRegExp } from 'bson';
import { badValue } from '../errors.js';
import { compareValues, equalValues } from '../values/compare.js';
import { typeOrderOf } from '../values/type-order.js';
import { isNumber, toDouble, type BsonValue, type Maybe } from '../values/types.js';
import type { Predicate } from './filter.js';
import { compileBsonRegex } from './regex.js';

export function equality(operand: BsonValue): Predicate {
  return {
    operator: '$eq',
    operand,
    opensArrays: true,
    test: (value) => equalValues(value, operand),
  };
}

const ORDERS = {
  $gt: (order: number) => order > 0,
  $gte: (order: number) => order >= 0,
  $lt: (order: number) => order < 0,
  $lte: (order: number) => order <= 0,
};

type RangeOperator = keyof typeof ORDERS;

/** `$gt` and the like match only values of the operand's own kind. */
export function range(operator: RangeOperator, operand: BsonValue): Predicate {
  if (operand instanceof BSONRegExp) {
    throw badValue(`Can't have RegEx as arg to predicate ${operator}`);
  }
  const accepts = ORDERS[operator];
  const orEqual = operator === '$gte' || operator === '$lte';
  const test = (value: Maybe): boolean => {
    if (typeOrderOf(value) !== typeOrderOf(operand)) return false;
    if (isNaN(value) || isNaN(operand)) return orEqual && isNaN(value) && isNaN(operand);
    return accepts(compareValues(value, operand));
  };
  return { operator, operand, opensArrays: true, test };
}

function isNaN(value: Maybe): boolean {
  return isNumber(value) && Number.isNaN(toDouble(value));
}

/** `$in`: equal to one of the values, or matched by one of the regular expressions in the list. */
export function oneOf(operator: '$in' | '$nin', operand: BsonValue): Predicate {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  // Lists with hundreds of strings are common, so strings are looked up in a set.
  const texts = new Set(operand.filter((item) => typeof item === 'string'));
  const others = operand.filter((item) => typeof item !== 'string');
  const tests = others.map((item) => {
    if (item instanceof Map && [...item.keys()].some((key) => key.startsWith('$'))) {
      throw badValue('cannot nest $ under $in');
    }
    return item instanceof BSONRegExp ? regex(item).test : equality(item).test;
  });
  return {
    operator: '$in',
    operand,
    opensArrays: true,
    test: (value) =>
      (typeof value === 'string' && texts.has(value)) || tests.some((test) => test(value)),
  };
}

export function regex(operand: BSONRegExp): Predicate {
  const compiled = compileBsonRegex(operand);
  return {
    operator: '$regex',
    operand,
    opensArrays: true,
    test: (value) =>
      typeof value === 'string'
        ? compiled.test(value)
        : value instanceof BSONRegExp && equalValues(value, operand),
  };
}
