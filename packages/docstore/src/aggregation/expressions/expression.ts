import { CommandError } from '../../errors.js';
import { typeName } from '../../values/type-names.js';
import {
  isNumber,
  toDouble,
  type BsonNumber,
  type BsonValue,
  type Maybe,
} from '../../values/types.js';
import type { Scope } from './scope.js';

/** A compiled expression. */
export type Evaluate = (scope: Scope) => Maybe;

/** Compiles a part of an operand. `variables` are names it may use in addition to those in scope. */
export type Compile = (expression: BsonValue, variables?: readonly string[]) => Evaluate;

/** Compiles the operand of one operator. `name` is the operator, for error messages. */
export type ExpressionParser = (operand: BsonValue, compile: Compile, name: string) => Evaluate;

/** An operator with `min` to `max` arguments, which are all evaluated before it runs. */
export function onValues(
  min: number,
  max: number,
  evaluate: (args: Maybe[], name: string) => Maybe,
): ExpressionParser {
  return (operand, compile, name) => {
    const list = listOf(operand);
    if (list.length < min || list.length > max) {
      throw new CommandError(
        16020,
        `Expression ${name} takes ${min} to ${max} arguments. ${list.length} were passed in.`,
      );
    }
    const args = list.map((item) => compile(item));
    return (scope) =>
      evaluate(
        args.map((arg) => arg(scope)),
        name,
      );
  };
}

export function listOf(operand: BsonValue): BsonValue[] {
  return Array.isArray(operand) ? operand : [operand];
}

export function isNullish(value: Maybe): value is null | undefined {
  return value === undefined || value === null;
}

/** @throws CommandError with the given code for anything but a number */
export function expectNumber(operator: string, value: Maybe, code: number): BsonNumber {
  if (isNumber(value)) return value;
  throw new CommandError(code, `${operator} only supports numeric types, not ${typeName(value)}`);
}

/** @throws CommandError with the given code for anything but a whole number */
export function expectInteger(operator: string, value: Maybe, code: number): number {
  const number = isNumber(value) ? toDouble(value) : Number.NaN;
  if (Number.isInteger(number)) return number;
  throw new CommandError(code, `${operator} needs a whole number, not ${typeName(value)}`);
}

/** @throws CommandError with the given code for anything but an array */
export function expectArray(operator: string, value: Maybe, code: number): BsonValue[] {
  if (Array.isArray(value)) return value;
  throw new CommandError(code, `${operator} needs an array, not ${typeName(value)}`);
}
