import { BSONRegExp } from 'bson';
import { badValue, CommandError } from '../errors.js';
import { matches } from '../query/match.js';
import { isOperatorObject } from '../query/operator-object.js';
import { parseField, parseFilter } from '../query/parse-filter.js';
import { refusal } from '../refusals.js';
import { equalValues } from '../values/compare.js';
import { typeName } from '../values/type-names.js';
import {
  isDocument,
  isNumber,
  toDouble,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../values/types.js';
import type { OperatorParser } from './modifier.js';

function asArray(current: Maybe, path: string): BsonValue[] {
  if (current === undefined) return [];
  if (Array.isArray(current)) return current;
  throw badValue(`The field '${path}' must be an array but is of type ${typeName(current)}`);
}

function eachOf(operator: string, operand: BsonValue): BsonValue[] | undefined {
  if (!isDocument(operand) || !operand.has('$each')) return undefined;
  const each = operand.get('$each');
  if (!Array.isArray(each)) throw badValue(`The argument to $each in ${operator} must be an array`);
  return each;
}

/** The clauses that `$push` accepts. */
export const PUSH_CLAUSES: readonly string[] = ['$each', '$position', '$slice'];

const push: OperatorParser = (operand) => {
  const each = eachOf('$push', operand);
  if (!each || !isDocument(operand)) {
    return (current, path) => [...asArray(current, path), operand];
  }
  for (const clause of operand.keys()) {
    if (!PUSH_CLAUSES.includes(clause)) throw refusal('push clause', clause);
  }
  const position = wholeNumber(operand.get('$position'), '$position');
  const slice = wholeNumber(operand.get('$slice'), '$slice');
  return (current, path) => {
    const items = [...asArray(current, path)];
    items.splice(position ?? items.length, 0, ...each);
    if (slice === undefined) return items;
    return slice >= 0 ? items.slice(0, slice) : items.slice(slice);
  };
};

function wholeNumber(value: Maybe, clause: string): number | undefined {
  if (value === undefined) return undefined;
  if (isNumber(value) && Number.isInteger(toDouble(value))) return toDouble(value);
  throw badValue(`The value for ${clause} must be an integer value`);
}

const addToSet: OperatorParser = (operand) => {
  const each = eachOf('$addToSet', operand);
  if (each && isDocument(operand) && operand.size > 1) {
    throw badValue('Found unexpected fields after $each in $addToSet');
  }
  return (current, path) => {
    const items = [...asArray(current, path)];
    for (const value of each ?? [operand]) {
      if (!items.some((item) => equalValues(item, value))) items.push(value);
    }
    return items;
  };
};

/** Removes the items that satisfy the test from an existing array; a missing field stays missing. */
function removing(test: (item: BsonValue) => boolean) {
  return (current: Maybe, path: string): Maybe => {
    if (current === undefined) return undefined;
    if (!Array.isArray(current)) {
      throw badValue(`Cannot apply $pull to a non-array value at '${path}'`);
    }
    return current.filter((item) => !test(item));
  };
}

const pull: OperatorParser = (operand) => {
  if (operand instanceof BSONRegExp || isOperatorObject(operand)) {
    const filters = parseField('element', operand);
    return removing((item) => filters.every((filter) => matches(filter, single(item))));
  }
  if (!isDocument(operand)) return removing((item) => equalValues(item, operand));
  const filter = parseFilter(operand);
  return removing((item) => isDocument(item) && matches(filter, item));
};

function single(item: BsonValue): BsonDocument {
  return new Map([['element', item]]);
}

const pullAll: OperatorParser = (operand) => {
  if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument');
  return removing((item) => operand.some((unwanted) => equalValues(item, unwanted)));
};

const pop: OperatorParser = (operand) => {
  const end = isNumber(operand) ? toDouble(operand) : 0;
  if (end !== 1 && end !== -1) throw new CommandError(9, '$pop expects 1 or -1');
  return (current, path) => {
    if (current === undefined) return undefined;
    if (!Array.isArray(current)) {
      throw new CommandError(
        14,
        `Path '${path}' contains an element of non-array type '${typeName(current)}'`,
      );
    }
    return end === 1 ? current.slice(0, -1) : current.slice(1);
  };
};

export const ARRAY_OPERATORS: Readonly<Record<string, OperatorParser>> = {
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};
