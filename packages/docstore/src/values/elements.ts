import { CommandError } from '../errors.js';
import type { BsonDocument } from './types.js';
import { decodeValue } from './decode.js';

/** Where a field of a document lies in its bytes. */
interface Element {
  name: string;
  type: number;
  start: number;
  valueAt: number;
  end: number;
}

/** Shows the document's own fields in order, without decoding their values, until one answer is true. */
function walk(bytes: Buffer, isEnough: (element: Element) => boolean): void {
  let at = 4;
  for (let type = bytes[at]; type; type = bytes[at]) {
    const nameEnd = bytes.indexOf(0, at + 1);
    const valueAt = nameEnd + 1;
    const end = valueAt + lengthOf(bytes, type, valueAt);
    if (nameEnd < 0 || end >= bytes.length) throw new CommandError(22, 'BSON is cut short');
    const name = bytes.toString('utf8', at + 1, nameEnd);
    if (isEnough({ name, type, start: at, valueAt, end })) return;
    at = end;
  }
}

/** Bytes of a value. @throws CommandError InvalidBSON (22) */
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

/** Decodes only the fields with these names. */
export function decodeFields(bytes: Buffer, names: ReadonlySet<string>): BsonDocument {
  const found: BsonDocument = new Map();
  if (names.size === 0) return found;
  walk(bytes, ({ name, type, valueAt }) => {
    if (names.has(name)) found.set(name, decodeValue(bytes, type, valueAt));
    return found.size === names.size;
  });
  return found;
}

/** The bytes of a document with only some of its own fields. Nothing is decoded. */
export function pickFields(bytes: Buffer, keeps: (name: string) => boolean): Buffer {
  const picked = Buffer.allocUnsafe(bytes.length);
  let length = 4;
  walk(bytes, ({ name, start, end }) => {
    if (keeps(name)) length += bytes.copy(picked, length, start, end);
    return false;
  });
  picked[length] = 0;
  picked.writeInt32LE(length + 1, 0);
  return picked.subarray(0, length + 1);
}
