import type { Binary, BSONRegExp, Timestamp } from 'bson';
import { compareNumbers } from './exact-number.js';
import { TYPE_ORDER, typeOrderOf } from './type-order.js';
import type { BsonDocument, BsonNumber, BsonValue, Maybe, ObjectId } from './types.js';

/** MongoDB's total order over values of all types: negative, zero or positive. */
export function compareValues(a: Maybe, b: Maybe): number {
  if (typeof a === 'number' && typeof b === 'number' && a < b) return -1;
  const order = typeOrderOf(a);
  const difference = order - typeOrderOf(b);
  if (difference !== 0) return difference;
  return compareSameType(order, a ?? null, b ?? null);
}

export function equalValues(a: Maybe, b: Maybe): boolean {
  return compareValues(a, b) === 0;
}

function compareSameType(order: number, a: BsonValue, b: BsonValue): number {
  switch (order) {
    case TYPE_ORDER.number:
      return compareNumbers(a as BsonNumber, b as BsonNumber);
    case TYPE_ORDER.string:
      return compareStrings(a as string, b as string);
    case TYPE_ORDER.object:
      return compareDocuments(a as BsonDocument, b as BsonDocument);
    case TYPE_ORDER.array:
      return compareArrays(a as BsonValue[], b as BsonValue[]);
    case TYPE_ORDER.boolean:
      return Number(a) - Number(b);
    case TYPE_ORDER.date:
      return (a as Date).getTime() - (b as Date).getTime();
    case TYPE_ORDER.objectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case TYPE_ORDER.binary:
      return compareBinaries(a as Binary, b as Binary);
    case TYPE_ORDER.timestamp:
      return (a as Timestamp).compare(b as Timestamp);
    case TYPE_ORDER.regex:
      return compareRegexes(a as BSONRegExp, b as BSONRegExp);
    default:
      return 0;
  }
}

/** By code points, which is the order of the UTF-8 bytes; JavaScript compares UTF-16 units. */
export function compareStrings(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) return codePointRank(left) - codePointRank(right);
  }
  return a.length - b.length;
}

/** Ranks surrogates, which encode the highest code points, above all other units. */
function codePointRank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

function compareDocuments(a: BsonDocument, b: BsonDocument): number {
  const right = b.entries();
  for (const [key, value] of a) {
    const next = right.next();
    if (next.done) return 1;
    const [otherKey, otherValue] = next.value;
    const order =
      typeOrderOf(value) - typeOrderOf(otherValue) ||
      compareStrings(key, otherKey) ||
      compareValues(value, otherValue);
    if (order !== 0) return order;
  }
  return a.size - b.size;
}

function compareArrays(a: BsonValue[], b: BsonValue[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compareValues(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareBinaries(a: Binary, b: Binary): number {
  return (
    a.position - b.position ||
    a.sub_type - b.sub_type ||
    Buffer.compare(a.buffer.subarray(0, a.position), b.buffer.subarray(0, b.position))
  );
}

function compareRegexes(a: BSONRegExp, b: BSONRegExp): number {
  return compareStrings(a.pattern, b.pattern) || compareStrings(a.options, b.options);
}
