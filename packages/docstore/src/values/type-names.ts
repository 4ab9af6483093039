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

/** The names `$type` knows, with BSON's type numbers. */
export const typeNumbers: ReadonlyMap<string, number> = new Map([
  ['double', 1],
  ['string', 2],
  ['object', 3],
  ['array', 4],
  ['binData', 5],
  ['undefined', 6],
  ['objectId', 7],
  ['bool', 8],
  ['date', 9],
  ['null', 10],
  ['regex', 11],
  ['dbPointer', 12],
  ['javascript', 13],
  ['symbol', 14],
  ['javascriptWithScope', 15],
  ['int', 16],
  ['timestamp', 17],
  ['long', 18],
  ['decimal', 19],
  ['minKey', -1],
  ['maxKey', 127],
]);

/** The name of a value's type, as `$type` and error messages write it. */
export function typeName(value: Maybe): string {
  switch (typeof value) {
    case 'undefined':
      return 'missing';
    case 'number':
      return 'double';
    case 'bigint':
      return 'long';
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    default:
      return objectTypeName(value);
  }
}

function objectTypeName(value: Maybe): string {
  if (value === null) return 'null';
  if (value instanceof Int32) return 'int';
  if (value instanceof Decimal128) return 'decimal';
  if (value instanceof Map) return 'object';
  if (Array.isArray(value)) return 'array';
  if (value instanceof ObjectId) return 'objectId';
  if (value instanceof Date) return 'date';
  if (value instanceof Binary) return 'binData';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof BSONRegExp) return 'regex';
  if (value instanceof Code) return 'javascript';
  if (value instanceof MinKey) return 'minKey';
  if (value instanceof MaxKey) return 'maxKey';
  throw new TypeError('not a BSON value');
}
