import { Binary, type BSONRegExp, Int32, ObjectId, type Timestamp } from 'bson';

/** A map, not an object: keys such as '1' keep their order, and '__proto__' does no harm. */
export type BsonDocument = Map<string, BsonValue>;

/**
 * A BSON value in memory. A plain number is a double, a bigint a 64-bit integer and Int32 a 32-bit
 * one, so that stored values keep their types.
 */
export type BsonValue =
  | null
  | boolean
  | string
  | number
  | bigint
  | Int32
  | Date
  | ObjectId
  | Binary
  | Timestamp
  | BSONRegExp
  | BsonDocument
  | BsonValue[];

/** A value that may be missing: BSON's own `undefined` is deprecated and refused. */
export type Maybe = BsonValue | undefined;

export type BsonNumber = number | bigint | Int32;

export function isDocument(value: Maybe): value is BsonDocument {
  return value instanceof Map;
}

export function isNumber(value: Maybe): value is BsonNumber {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof Int32;
}

/** The number as a double; loses digits beyond 53 bits. */
export function toDouble(value: BsonNumber): number {
  return value instanceof Int32 ? value.value : Number(value);
}

/** A whole number in the smallest type that holds it. */
export function integer(value: number): BsonNumber {
  if (Number.isInteger(value) && Math.abs(value) < 2 ** 31) return new Int32(value);
  return Number.isSafeInteger(value) ? BigInt(value) : value;
}

/**
 * Creates a document from a plain object: numbers become the smallest integer type or
 * doubles, and undefined fields are left out.
 */
export function doc(fields: Record<string, Maybe>): BsonDocument {
  const result: BsonDocument = new Map();
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined) result.set(key, withIntegers(value));
  }
  return result;
}

function withIntegers(value: BsonValue): BsonValue {
  if (typeof value === 'number') return integer(value);
  return Array.isArray(value) ? value.map(withIntegers) : value;
}

/** A typed document without fields. */
export function emptyDocument(): BsonDocument {
  return new Map();
}

/** A deep copy of documents and arrays; other values are shared, because they never change. */
export function cloneDocument(document: BsonDocument): BsonDocument {
  const copy: BsonDocument = new Map();
  for (const [key, value] of document) copy.set(key, cloneValue(value));
  return copy;
}

function cloneValue(value: BsonValue): BsonValue {
  if (Array.isArray(value)) return value.map(cloneValue);
  return isDocument(value) ? cloneDocument(value) : value;
}

export { Binary, Int32, ObjectId };
