import { Binary, BSONRegExp, Int32, ObjectId, Timestamp } from 'bson';
import type { Maybe } from './types.js';

/** The names of the stored types, as `$type` accepts them. */
export const TYPE_NAMES: readonly string[] = [
  'double',
  'string',
  'object',
  'array',
  'binData',
  'objectId',
  'bool',
  'date',
  'null',
  'regex',
  'int',
  'timestamp',
  'long',
];

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
  if (value instanceof Map) return 'object';
  if (Array.isArray(value)) return 'array';
  if (value instanceof ObjectId) return 'objectId';
  if (value instanceof Date) return 'date';
  if (value instanceof Binary) return 'binData';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof BSONRegExp) return 'regex';
  throw new TypeError('not a BSON value');
}
