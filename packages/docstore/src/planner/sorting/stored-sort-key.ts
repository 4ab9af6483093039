import type { StoredDocument } from '../../store/records/stored-document.js';
import { FieldNames, locateFields } from '../../values/elements.js';
import { TYPE_ORDER } from '../../values/type-order.js';
import { sortKey, type SortField } from './sort.js';

const DATE = 0x09;
const DATE_BYTES = 8;
const OBJECT_ID = 0x07;
const OBJECT_ID_BYTES = 12;
/** Flipping the sign bit of a date's first byte puts dates before 1970 first. */
const SIGN = 0x80;

/**
 * Reads the sort key of stored documents. The key of dates and ids, by which most lists are sorted, is copied from
 * their bytes: decoding would take several times as long. A large sort holds bytes, not decoded documents.
 */
export function storedSortKey(fields: SortField[]): (stored: StoredDocument) => Buffer {
  const names = new FieldNames(new Set(fields.map(({ segments }) => segments[0] ?? '')));
  const isPlain = fields.every(({ segments }) => segments.length === 1);
  return (stored) => {
    stored.forget();
    const key = isPlain ? plainKey(stored.bytes, fields, names) : undefined;
    return key ?? sortKey(fields, stored.fields(names));
  };
}

/** The key if all fields are dates and ids, otherwise undefined. */
function plainKey(bytes: Buffer, fields: SortField[], names: FieldNames): Buffer | undefined {
  const types = new Map<string, number>();
  const starts = new Map<string, number>();
  locateFields(bytes, names, (name, type, at) => {
    types.set(name, type);
    starts.set(name, at);
  });
  const key = Buffer.allocUnsafe(fields.length * (1 + OBJECT_ID_BYTES));
  let length = 0;
  for (const { path, direction } of fields) {
    const type = types.get(path);
    const at = starts.get(path) ?? 0;
    const begin = length;
    if (type === DATE) length = writeDate(key, begin, bytes, at);
    else if (type === OBJECT_ID) length = writeId(key, begin, bytes, at);
    else return undefined;
    if (direction === -1) for (let i = begin; i < length; i++) key[i] = 0xff - (key[i] ?? 0);
  }
  return key.subarray(0, length);
}

/** @returns the position in the key after the date */
function writeDate(key: Buffer, begin: number, bytes: Buffer, at: number): number {
  key[begin] = TYPE_ORDER.date;
  for (let i = 0; i < DATE_BYTES; i++) key[begin + 1 + i] = bytes[at + DATE_BYTES - 1 - i] ?? 0;
  key[begin + 1] = (key[begin + 1] ?? 0) ^ SIGN;
  return begin + 1 + DATE_BYTES;
}

function writeId(key: Buffer, begin: number, bytes: Buffer, at: number): number {
  key[begin] = TYPE_ORDER.objectId;
  for (let i = 0; i < OBJECT_ID_BYTES; i++) key[begin + 1 + i] = bytes[at + i] ?? 0;
  return begin + 1 + OBJECT_ID_BYTES;
}
