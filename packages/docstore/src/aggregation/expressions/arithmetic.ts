import { badValue, CommandError } from '../../errors.js';
import { calculateWide } from '../../values/arithmetic.js';
import { typeName } from '../../values/type-names.js';
import { Int32, isNumber, toDouble, type BsonNumber, type Maybe } from '../../values/types.js';
import { expectNumber, isNullish, onValues, type ExpressionParser } from './expression.js';

/** Adds numbers and at most one date; numbers then count as milliseconds. */
function add(args: Maybe[], name: string): Maybe {
  if (args.some(isNullish)) return null;
  let date: Date | undefined;
  let sum: BsonNumber = new Int32(0);
  for (const arg of args) {
    if (arg instanceof Date && !date) date = arg;
    else sum = calculateWide('add', sum, expectNumber(name, arg, 14));
  }
  return date ? new Date(date.getTime() + Math.round(toDouble(sum))) : sum;
}

function multiply(args: Maybe[], name: string): Maybe {
  if (args.some(isNullish)) return null;
  return args.reduce<BsonNumber>(
    (product, arg) => calculateWide('multiply', product, expectNumber(name, arg, 14)),
    new Int32(1),
  );
}

function subtract([a, b]: Maybe[]): Maybe {
  if (isNullish(a) || isNullish(b)) return null;
  if (a instanceof Date && b instanceof Date) return BigInt(a.getTime() - b.getTime());
  if (a instanceof Date && isNumber(b)) return new Date(a.getTime() - Math.round(toDouble(b)));
  if (isNumber(a) && isNumber(b)) return calculateWide('subtract', a, b);
  throw new CommandError(14, `can't $subtract ${typeName(b)} from ${typeName(a)}`);
}

function divide([a, b]: Maybe[], name: string): Maybe {
  if (isNullish(a) || isNullish(b)) return null;
  const divisor = toDouble(expectNumber(name, b, 14));
  if (divisor === 0) throw badValue("can't $divide by zero");
  return toDouble(expectNumber(name, a, 14)) / divisor;
}

export const ARITHMETIC: Readonly<Record<string, ExpressionParser>> = {
  $add: onValues(0, Infinity, add),
  $subtract: onValues(2, 2, subtract),
  $multiply: onValues(0, Infinity, multiply),
  $divide: onValues(2, 2, divide),
};
