import { Binary, BSONRegExp, Int32, ObjectId, Timestamp } from 'bson';
import type { Maybe } from './types.js';

/** The rank of each type in MongoDB's order over all types; also the first byte of a key. */
export const TYPE_ORDER = {
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
} as const;

/** The type's rank. A missing value counts as null, as it does in indexes and sorts. */
export function typeOrderOf(value: Maybe): number {
  switch (typeof value) {
    case 'undefined':
      return TYPE_ORDER.null;
    case 'number':
    case 'bigint':
      return TYPE_ORDER.number;
    case 'string':
      return TYPE_ORDER.string;
    case 'boolean':
      return TYPE_ORDER.boolean;
    default:
      return objectOrder(value);
  }
}

function objectOrder(value: Maybe): number {
  if (value === null) return TYPE_ORDER.null;
  if (value instanceof Int32) return TYPE_ORDER.number;
  if (value instanceof Map) return TYPE_ORDER.object;
  if (Array.isArray(value)) return TYPE_ORDER.array;
  if (value instanceof ObjectId) return TYPE_ORDER.objectId;
  if (value instanceof Date) return TYPE_ORDER.date;
  if (value instanceof Binary) return TYPE_ORDER.binary;
  if (value instanceof Timestamp) return TYPE_ORDER.timestamp;
  if (value instanceof BSONRegExp) return TYPE_ORDER.regex;
  throw new TypeError('not a BSON value');
}
