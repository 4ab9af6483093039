import { CommandError } from '../../errors.js';
import { equalValues } from '../../values/compare.js';
import { typeName } from '../../values/type-names.js';
import {
  doc,
  integer,
  isDocument,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../../values/types.js';
import { expectInteger, isNullish, type Operator } from './operator.js';

const many = Number.MAX_SAFE_INTEGER;

function expectArray(operator: string, code: number, value: Maybe): BsonValue[] {
  if (Array.isArray(value)) return value;
  throw new CommandError(code, `${operator} needs an array, not ${typeName(value)}`);
}

function elementAt(items: Maybe, position: number): Maybe {
  if (isNullish(items)) return null;
  return expectArray('$arrayElemAt', 28689, items).at(position);
}

function onArray(
  operator: string,
  code: number,
  evaluate: (items: BsonValue[]) => Maybe,
): Operator {
  return {
    min: 1,
    max: 1,
    evaluate: ([items]) => (isNullish(items) ? null : evaluate(expectArray(operator, code, items))),
  };
}

function slice([items, ...numbers]: Maybe[]): Maybe {
  if (isNullish(items) || numbers.some(isNullish)) return null;
  const array = expectArray('$slice', 28724, items);
  const [first = 0, count] = numbers.map((number) => expectInteger('$slice', number, 28725));
  if (count === undefined) return first >= 0 ? array.slice(0, first) : array.slice(first);
  if (count <= 0) throw new CommandError(28729, 'Third argument to $slice must be positive');
  const start = first < 0 ? Math.max(array.length + first, 0) : first;
  return array.slice(start, start + count);
}

function indexOf([items, wanted]: Maybe[]): Maybe {
  if (isNullish(items)) return null;
  const array = expectArray('$indexOfArray', 40090, items);
  return integer(array.findIndex((item) => equalValues(item, wanted)));
}

function range([start, stop, step]: Maybe[]): Maybe {
  const from = expectInteger('$range', start, 34443);
  const to = expectInteger('$range', stop, 34444);
  const by = step === undefined ? 1 : expectInteger('$range', step, 34447);
  if (by === 0) throw new CommandError(34449, '$range requires a non-zero step value');
  const result: BsonValue[] = [];
  for (let value = from; by > 0 ? value < to : value > to; value += by) result.push(integer(value));
  return result;
}

function toObject(items: BsonValue[]): BsonDocument {
  const result: BsonDocument = new Map();
  for (const item of items) {
    const [key, value] = isDocument(item)
      ? [item.get('k'), item.get('v')]
      : Array.isArray(item)
        ? item
        : [];
    if (typeof key !== 'string')
      throw new CommandError(40386, '$arrayToObject needs k and v pairs');
    result.set(key, value ?? null);
  }
  return result;
}

export const arrayOperators: Record<string, Operator> = {
  $size: {
    min: 1,
    max: 1,
    evaluate: ([items]) => integer(expectArray('The argument to $size', 17124, items).length),
  },
  $isArray: { min: 1, max: 1, evaluate: ([value]) => Array.isArray(value) },
  $arrayElemAt: {
    min: 2,
    max: 2,
    evaluate: ([items, position]) =>
      isNullish(position) ? null : elementAt(items, expectInteger('$arrayElemAt', position, 28690)),
  },
  $first: { min: 1, max: 1, evaluate: ([items]) => elementAt(items, 0) },
  $last: { min: 1, max: 1, evaluate: ([items]) => elementAt(items, -1) },
  $in: {
    min: 2,
    max: 2,
    evaluate: ([wanted, items]) =>
      expectArray('$in', 40081, items).some((item) => equalValues(item, wanted)),
  },
  $concatArrays: {
    min: 0,
    max: many,
    evaluate: (args) =>
      args.some(isNullish)
        ? null
        : args.flatMap((items) => expectArray('$concatArrays', 28664, items)),
  },
  $slice: { min: 2, max: 3, evaluate: slice },
  $indexOfArray: { min: 2, max: 2, evaluate: indexOf },
  $range: { min: 2, max: 3, evaluate: range },
  $reverseArray: onArray('$reverseArray', 34435, (items) => items.toReversed()),
  $arrayToObject: onArray('$arrayToObject', 40386, toObject),
  $objectToArray: {
    min: 1,
    max: 1,
    evaluate: ([value]) => {
      if (isNullish(value)) return null;
      if (!isDocument(value)) throw new CommandError(40390, '$objectToArray needs an object');
      return [...value].map(([k, v]) => doc({ k, v }));
    },
  },
};
