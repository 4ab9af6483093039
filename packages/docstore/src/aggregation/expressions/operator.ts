import { CommandError } from '../../errors.js';
import { typeName } from '../../values/type-names.js';
import { isNumber, toDouble, type BsonNumber, type Maybe } from '../../values/types.js';

/** An operator whose arguments are all evaluated before it runs. */
export interface Operator {
  /** how many arguments it takes */
  min: number;
  max: number;
  /** names of the arguments, in order, where the operator takes an object of them */
  named?: readonly string[];
  evaluate: (args: Maybe[]) => Maybe;
}

export function isNullish(value: Maybe): value is null | undefined {
  return value === undefined || value === null;
}

/** An operator of one argument; null or missing gives null. */
export function unary<T>(check: (value: Maybe) => T, evaluate: (value: T) => Maybe): Operator {
  return {
    min: 1,
    max: 1,
    evaluate: ([value]) => (isNullish(value) ? null : evaluate(check(value))),
  };
}

export function expectNumber(operator: string, code: number) {
  return (value: Maybe): BsonNumber => {
    if (isNumber(value)) return value;
    throw new CommandError(code, `${operator} only supports numeric types, not ${typeName(value)}`);
  };
}

export function expectInteger(operator: string, value: Maybe, code = 28690): number {
  const number = isNumber(value) ? toDouble(value) : Number.NaN;
  if (Number.isInteger(number)) return number;
  throw new CommandError(code, `${operator} needs a whole number, not ${typeName(value)}`);
}

export function expectString(operator: string, code: number) {
  return (value: Maybe): string => {
    if (typeof value === 'string') return value;
    throw new CommandError(
      code,
      `${operator} requires a string argument, found: ${typeName(value)}`,
    );
  };
}
