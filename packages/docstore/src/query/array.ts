import { BSONRegExp } from 'bson';
import { badValue } from '../errors.js';
import { isDocument, type BsonDocument, type BsonValue, type Maybe } from '../values/types.js';
import { equality, regex } from './comparison.js';
import type { Filter, Predicate } from './filter.js';
import { matches } from './match.js';
import { isOperatorObject, parseField, parseFilter } from './parse-filter.js';

const element = 'element';

/** `$elemMatch`: one element satisfies all conditions, of a document or of a bare value. */
export function parseElementMatch(operand: BsonValue): Predicate {
  if (!isDocument(operand)) throw badValue('$elemMatch needs an Object');
  const test = isValueMatch(operand) ? valueTest(operand) : documentTest(operand);
  return {
    operator: '$elemMatch',
    operand,
    opensArrays: false,
    test: (value) => Array.isArray(value) && value.some(test),
  };
}

/** The position of the first element that satisfies the conditions of an `$elemMatch`, or -1. */
export function elementIndex(operand: BsonDocument, items: BsonValue[]): number {
  return items.findIndex(isValueMatch(operand) ? valueTest(operand) : documentTest(operand));
}

const logical = ['$and', '$or', '$nor', '$expr'];

function isValueMatch(operand: BsonDocument): boolean {
  const [first = ''] = operand.keys();
  return isOperatorObject(operand) && !logical.includes(first);
}

function valueTest(operand: BsonDocument): (item: Maybe) => boolean {
  const filter: Filter = { kind: 'and', filters: parseField(element, operand) };
  return (item) => matches(filter, new Map(item === undefined ? [] : [[element, item]]));
}

function documentTest(operand: BsonDocument): (item: Maybe) => boolean {
  const filter = parseFilter(operand);
  return (item) => {
    if (isDocument(item)) return matches(filter, item);
    if (!Array.isArray(item)) return false;
    return matches(filter, new Map(item.map((value, index) => [String(index), value])));
  };
}

/** `$all`: each of the values, expressions or `$elemMatch`es; an empty list matches nothing. */
export function parseAll(operand: BsonValue): Predicate[] {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  if (operand.length === 0) {
    return [{ operator: '$all', operand, opensArrays: false, test: () => false }];
  }
  return operand.map((item) => {
    if (item instanceof BSONRegExp) return regex(item);
    if (!isOperatorObject(item)) return equality(item);
    const elementMatch = item.get('$elemMatch');
    if (elementMatch === undefined) throw badValue('no $ expressions in $all');
    return parseElementMatch(elementMatch);
  });
}
