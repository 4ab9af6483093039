import { CommandError } from '../../errors.js';
import { equalValues } from '../../values/compare.js';
import { isTruthy } from '../../values/truthy.js';
import { integer, type BsonDocument, type BsonValue, type Maybe } from '../../values/types.js';
import {
  expectArray,
  expectInteger,
  isNullish,
  onValues,
  type Evaluate,
  type ExpressionParser,
} from './expression.js';
import { namedArguments } from './named-arguments.js';
import type { Scope } from './scope.js';

function elementAt(name: string, items: Maybe, position: number): Maybe {
  if (isNullish(items)) return null;
  return expectArray(name, items, 28689).at(position);
}

/** The array that `$map` or `$filter` iterates over; null for a missing one. */
function inputArray(name: string, input: Evaluate, scope: Scope, code: number): BsonValue[] | null {
  const value = input(scope);
  return isNullish(value) ? null : expectArray(`input to ${name}`, value, code);
}

/** The variable name of each element: `this` unless `as` says otherwise. */
function elementName(args: BsonDocument): string {
  const name = args.get('as') ?? 'this';
  if (typeof name === 'string') return name;
  throw new CommandError(9, "'as' has to be a string");
}

const map: ExpressionParser = (operand, compile, name) => {
  const args = namedArguments(name, operand, ['input', 'in'], ['as']);
  const element = elementName(args);
  const input = compile(args.get('input') ?? null);
  const body = compile(args.get('in') ?? null, [element]);
  return (scope) => {
    const items = inputArray(name, input, scope, 16883);
    return items?.map((item) => body(scope.with(element, item)) ?? null) ?? null;
  };
};

const filter: ExpressionParser = (operand, compile, name) => {
  const args = namedArguments(name, operand, ['input', 'cond'], ['as']);
  const element = elementName(args);
  const input = compile(args.get('input') ?? null);
  const condition = compile(args.get('cond') ?? null, [element]);
  return (scope) => {
    const items = inputArray(name, input, scope, 28651);
    return items?.filter((item) => isTruthy(condition(scope.with(element, item)))) ?? null;
  };
};

export const ARRAYS: Readonly<Record<string, ExpressionParser>> = {
  $size: onValues(1, 1, ([items], name) => integer(expectArray(name, items, 17124).length)),
  $in: onValues(2, 2, ([wanted, items], name) =>
    expectArray(name, items, 40081).some((item) => equalValues(item, wanted)),
  ),
  $arrayElemAt: onValues(2, 2, ([items, position], name) =>
    isNullish(position) ? null : elementAt(name, items, expectInteger(name, position, 28690)),
  ),
  $first: onValues(1, 1, ([items], name) => elementAt(name, items, 0)),
  $last: onValues(1, 1, ([items], name) => elementAt(name, items, -1)),
  $map: map,
  $filter: filter,
};
