import {
  Binary,
  BSONRegExp,
  Code,
  Decimal128,
  Int32,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import type { Maybe } from './types.js';

/** The place of each kind of value in MongoDB's order over all types; also the first byte of a key. */
export const typeOrder = {
  minKey: 0x01,
  emptyArray: 0x03,
  null: 0x05,
  number: 0x0a,
  string: 0x0f,
  object: 0x14,
  array: 0x19,
  binary: 0x1e,
  objectId: 0x23,
  boolean: 0x28,
  date: 0x2d,
  timestamp: 0x2f,
  regex: 0x32,
  code: 0x3c,
  maxKey: 0xfe,
} as const;

/** The type's place in the order. A missing value counts as null, as it does in indexes and sorts. */
export function typeOrderOf(value: Maybe): number {
  switch (typeof value) {
    case 'undefined':
      return typeOrder.null;
    case 'number':
    case 'bigint':
      return typeOrder.number;
    case 'string':
      return typeOrder.string;
    case 'boolean':
      return typeOrder.boolean;
    default:
      return objectOrder(value);
  }
}

function objectOrder(value: Maybe): number {
  if (value === null) return typeOrder.null;
  if (value instanceof Int32 || value instanceof Decimal128) return typeOrder.number;
  if (value instanceof Map) return typeOrder.object;
  if (Array.isArray(value)) return typeOrder.array;
  if (value instanceof ObjectId) return typeOrder.objectId;
  if (value instanceof Date) return typeOrder.date;
  if (value instanceof Binary) return typeOrder.binary;
  if (value instanceof Timestamp) return typeOrder.timestamp;
  if (value instanceof BSONRegExp) return typeOrder.regex;
  if (value instanceof Code) return typeOrder.code;
  if (value instanceof MinKey) return typeOrder.minKey;
  if (value instanceof MaxKey) return typeOrder.maxKey;
  throw new TypeError('not a BSON value');
}
