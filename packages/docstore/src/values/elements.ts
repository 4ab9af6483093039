import { CommandError } from '../errors.js';
import type { BsonDocument } from './types.js';
import { decodeValue } from './decode.js';

/** A set of field names that is matched against a document's bytes, without creating a string for each name there. */
export class FieldNames {
  /** indexed by length in bytes */
  private readonly byLength: { name: string; bytes: Buffer }[][] = [];
  readonly count: number;

  constructor(names: ReadonlySet<string>) {
    this.count = names.size;
    for (const name of names) {
      const bytes = Buffer.from(name);
      (this.byLength[bytes.length] ??= []).push({ name, bytes });
    }
  }

  /** The name in this range of bytes, if it is in the set. */
  at(bytes: Buffer, begin: number, end: number): string | undefined {
    const candidates = this.byLength[end - begin];
    if (!candidates) return undefined;
    for (const { name, bytes: wanted } of candidates) {
      let position = 0;
      while (position < wanted.length && wanted[position] === bytes[begin + position]) position++;
      if (position === wanted.length) return name;
    }
    return undefined;
  }
}

/** The position of one field in a document's bytes. */
interface Element {
  /** where its name ends */
  nameEnd: number;
  type: number;
  start: number;
  end: number;
}

/** Calls `isEnough` for each top-level field in order, without decoding, until it returns true. */
function walk(bytes: Buffer, isEnough: (element: Element) => boolean): void {
  const element: Element = { nameEnd: 0, type: 0, start: 0, end: 4 };
  for (let type = bytes[4]; type; type = bytes[element.end]) {
    element.type = type;
    element.start = element.end;
    element.nameEnd = endOfName(bytes, element.start + 1);
    const valueAt = element.nameEnd + 1;
    element.end = valueAt + lengthOf(bytes, type, valueAt);
    if (element.end >= bytes.length) throw new CommandError(22, 'BSON is cut short');
    if (isEnough(element)) return;
  }
}

/** A loop, because names are short: calling native code for the search takes longer. */
function endOfName(bytes: Buffer, begin: number): number {
  let end = begin;
  while (end < bytes.length && bytes[end] !== 0) end++;
  return end;
}

/** A value's length in bytes. @throws CommandError InvalidBSON (22) */
function lengthOf(bytes: Buffer, type: number, at: number): number {
  switch (type) {
    case 0x02:
      return 4 + bytes.readInt32LE(at);
    case 0x03:
    case 0x04:
      return bytes.readInt32LE(at);
    case 0x05:
      return 5 + bytes.readInt32LE(at);
    case 0x07:
      return 12;
    case 0x08:
      return 1;
    case 0x0a:
      return 0;
    case 0x0b: {
      const options = bytes.indexOf(0, at) + 1;
      return bytes.indexOf(0, options) + 1 - at;
    }
    case 0x10:
      return 4;
    case 0x01:
    case 0x09:
    case 0x11:
    case 0x12:
      return 8;
    default:
      throw new CommandError(22, 'the bytes are not a BSON document');
  }
}

/** Reports where the values of the fields with these names begin. */
export function locateFields(
  bytes: Buffer,
  names: FieldNames,
  found: (name: string, type: number, at: number) => void,
): void {
  let left = names.count;
  walk(bytes, ({ nameEnd, type, start }) => {
    const name = names.at(bytes, start + 1, nameEnd);
    if (name === undefined) return false;
    found(name, type, nameEnd + 1);
    left--;
    return left === 0;
  });
}

/** Decodes only the fields with these names. */
export function decodeFields(bytes: Buffer, names: FieldNames): BsonDocument {
  const found: BsonDocument = new Map();
  if (names.count === 0) return found;
  walk(bytes, ({ nameEnd, type, start }) => {
    const name = names.at(bytes, start + 1, nameEnd);
    if (name !== undefined) found.set(name, decodeValue(bytes, type, nameEnd + 1));
    return found.size === names.count;
  });
  return found;
}

/**
 * The bytes of a document with only some of its top-level fields. Nothing is decoded.
 * @param excludes whether the fields with these names are left out, rather than kept
 */
export function pickFields(bytes: Buffer, names: FieldNames, excludes: boolean): Buffer {
  const picked = Buffer.allocUnsafe(bytes.length);
  let length = 4;
  // Adjacent fields are copied together.
  let begin = 4;
  let end = 4;
  const copy = () => {
    if (end > begin) length += bytes.copy(picked, length, begin, end);
  };
  walk(bytes, (element) => {
    const isNamed = names.at(bytes, element.start + 1, element.nameEnd) !== undefined;
    if (isNamed !== excludes) {
      if (element.start !== end) {
        copy();
        begin = element.start;
      }
      end = element.end;
    }
    return false;
  });
  copy();
  picked[length] = 0;
  picked.writeInt32LE(length + 1, 0);
  return picked.subarray(0, length + 1);
}
