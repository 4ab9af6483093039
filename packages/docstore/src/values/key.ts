import type { Binary, BSONRegExp, Timestamp } from 'bson';
import { numberParts } from './exact-number.js';
import { TYPE_ORDER, typeOrderOf } from './type-order.js';
import type { BsonDocument, BsonNumber, BsonValue, Maybe, ObjectId } from './types.js';

/**
 * Bytes that compare (memcmp) exactly as the values do, so that an ordered table of keys is an
 * index. No key is a prefix of another value's key, so keys of several values can be concatenated.
 */
export function valueKey(value: Maybe): Buffer {
  const parts: Uint8Array[] = [];
  writeValue(parts, value ?? null);
  return Buffer.concat(parts);
}

/** A key for hash maps: equal strings for equal values. */
export function hashKey(value: Maybe): string {
  return valueKey(value).toString('latin1');
}

/** The key's bytes for a descending index field. */
export function invertKey(key: Buffer): Buffer {
  const inverted = Buffer.allocUnsafe(key.length);
  for (let i = 0; i < key.length; i++) inverted[i] = 0xff - (key[i] ?? 0);
  return inverted;
}

/** The key of an empty array in an index: before null. */
export const EMPTY_ARRAY_KEY = Buffer.from([TYPE_ORDER.emptyArray]);

const END = Uint8Array.of(0);

function writeValue(parts: Uint8Array[], value: BsonValue): void {
  const order = typeOrderOf(value);
  parts.push(Uint8Array.of(order));
  WRITERS[order]?.(parts, value);
}

type Writer = (parts: Uint8Array[], value: BsonValue) => void;

/** By type; types with a single value need only their first byte. */
const WRITERS: Readonly<Record<number, Writer>> = {
  [TYPE_ORDER.number]: (parts, value) => writeNumber(parts, value as BsonNumber),
  [TYPE_ORDER.string]: (parts, value) => writeString(parts, value as string),
  [TYPE_ORDER.object]: (parts, value) => writeDocument(parts, value as BsonDocument),
  [TYPE_ORDER.array]: (parts, value) => {
    for (const item of value as BsonValue[]) writeValue(parts, item);
    parts.push(END);
  },
  [TYPE_ORDER.boolean]: (parts, value) => parts.push(Uint8Array.of(value === true ? 1 : 0)),
  [TYPE_ORDER.date]: (parts, value) => writeInt64(parts, BigInt((value as Date).getTime())),
  [TYPE_ORDER.objectId]: (parts, value) => parts.push((value as ObjectId).id),
  [TYPE_ORDER.binary]: (parts, value) => writeBinary(parts, value as Binary),
  [TYPE_ORDER.timestamp]: (parts, value) =>
    writeUint64(parts, BigInt.asUintN(64, (value as Timestamp).toBigInt())),
  [TYPE_ORDER.regex]: (parts, value) => {
    writeString(parts, (value as BSONRegExp).pattern);
    writeString(parts, (value as BSONRegExp).options);
  },
};

function writeDocument(parts: Uint8Array[], document: BsonDocument): void {
  for (const [key, value] of document) {
    parts.push(Uint8Array.of(typeOrderOf(value)));
    writeString(parts, key);
    writeValue(parts, value);
  }
  parts.push(END);
}

/** Each part's bits in order, then a byte that tells whether another part follows and its sign. */
function writeNumber(parts: Uint8Array[], value: BsonNumber): void {
  const [first = 0, ...rest] = numberParts(value);
  writeDouble(parts, first);
  for (const part of rest) {
    parts.push(Uint8Array.of(part < 0 ? 1 : 3));
    writeDouble(parts, part);
  }
  parts.push(Uint8Array.of(2));
}

function writeDouble(parts: Uint8Array[], value: number): void {
  const bytes = Buffer.allocUnsafe(8);
  if (Number.isNaN(value)) {
    parts.push(bytes.fill(0)); // before -Infinity
    return;
  }
  bytes.writeDoubleBE(value === 0 ? 0 : value); // -0 equals 0
  const negative = (bytes[0] ?? 0) >= 0x80;
  if (negative) {
    parts.push(invertKey(bytes));
    return;
  }
  bytes[0] = (bytes[0] ?? 0) + 0x80;
  parts.push(bytes);
}

/** The end of a text's key. */
export const END_OF_TEXT = Uint8Array.of(0x00, 0x01);

/** UTF-8 with zero bytes written as 00 FF and ended by 00 01, so that a prefix comes first. */
function writeString(parts: Uint8Array[], text: string): void {
  const escaped = text.includes('\0') ? text.split('\0') : [text];
  escaped.forEach((piece, index) => {
    if (index > 0) parts.push(Uint8Array.of(0x00, 0xff));
    parts.push(Buffer.from(piece, 'utf8'));
  });
  parts.push(END_OF_TEXT);
}

function writeBinary(parts: Uint8Array[], value: Binary): void {
  const head = Buffer.allocUnsafe(5);
  head.writeUInt32BE(value.position);
  head.writeUInt8(value.sub_type, 4);
  parts.push(head, value.buffer.subarray(0, value.position));
}

function writeInt64(parts: Uint8Array[], value: bigint): void {
  writeUint64(parts, value + 2n ** 63n);
}

function writeUint64(parts: Uint8Array[], value: bigint): void {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigUInt64BE(value);
  parts.push(bytes);
}
