import { BSONRegExp } from 'bson';
import { badValue } from '../errors.js';
import { isDocument, type BsonDocument, type BsonValue, type Maybe } from '../values/types.js';
import { equality, regex } from './comparison.js';
import type { Filter, FilterParser, Predicate } from './filter.js';
import { matches } from './match.js';
import { isOperatorObject } from './operator-object.js';

/** The path that stands for the element itself. */
const ELEMENT = 'element';

/** `$elemMatch`: one element, a document or a bare value, satisfies all conditions. */
export function parseElementMatch(operand: BsonValue, parser: FilterParser): Predicate {
  const elementIndex = elementFinder(operand, parser);
  return {
    operator: '$elemMatch',
    operand,
    opensArrays: false,
    elementIndex,
    test: (value) => Array.isArray(value) && elementIndex(value) >= 0,
  };
}

/** Finds the index of the first element that satisfies the conditions, or -1. */
function elementFinder(operand: BsonValue, parser: FilterParser): (items: BsonValue[]) => number {
  if (!isDocument(operand)) throw badValue('$elemMatch needs an Object');
  const test = isValueMatch(operand) ? valueTest(operand, parser) : documentTest(operand, parser);
  return (items) => items.findIndex(test);
}

const LOGICAL = ['$and', '$or', '$nor', '$expr'];

function isValueMatch(operand: BsonDocument): boolean {
  const [first = ''] = operand.keys();
  return isOperatorObject(operand) && !LOGICAL.includes(first);
}

function valueTest(operand: BsonDocument, parser: FilterParser): (item: Maybe) => boolean {
  const filter = closed({ kind: 'and', filters: parser.field(ELEMENT, operand) });
  return (item) => matches(filter, new Map(item === undefined ? [] : [[ELEMENT, item]]));
}

/** The same conditions for the element itself: if it is an array, its own elements are not tried. */
function closed(filter: Filter): Filter {
  if (filter.kind === 'not') return { kind: 'not', filter: closed(filter.filter) };
  if (filter.kind === 'field') {
    return { ...filter, predicate: { ...filter.predicate, opensArrays: false } };
  }
  return 'filters' in filter ? { ...filter, filters: filter.filters.map(closed) } : filter;
}

function documentTest(operand: BsonDocument, parser: FilterParser): (item: Maybe) => boolean {
  const filter = parser.document(operand);
  return (item) => {
    if (isDocument(item)) return matches(filter, item);
    if (!Array.isArray(item)) return false;
    return matches(filter, new Map(item.map((value, index) => [String(index), value])));
  };
}

/** `$all`: the array has each of the values, expressions or `$elemMatch`es; an empty list matches nothing. */
export function parseAll(operand: BsonValue, parser: FilterParser): Predicate[] {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  if (operand.length === 0) {
    return [{ operator: '$all', operand, opensArrays: false, test: () => false }];
  }
  return operand.map((item) => {
    if (item instanceof BSONRegExp) return regex(item);
    if (!isOperatorObject(item)) return equality(item);
    const elementMatch = item.get('$elemMatch');
    if (elementMatch === undefined) throw badValue('no $ expressions in $all');
    return parseElementMatch(elementMatch, parser);
  });
}
