import { Binary, BSONRegExp, Int32, ObjectId, Timestamp } from 'bson';
import { CommandError } from '../errors.js';
import { refusal } from '../refusals.js';
import type { BsonDocument, BsonValue } from './types.js';

/** MongoDB's limit; deeper documents could overflow the stack. */
const MAX_DEPTH = 200;

/** MongoDB's names for the BSON types that are not stored here. */
const REFUSED_TYPES: Readonly<Record<number, string>> = {
  0x06: 'undefined',
  0x0c: 'dbPointer',
  0x0d: 'javascript',
  0x0e: 'symbol',
  0x0f: 'javascriptWithScope',
  0x13: 'decimal',
  0xff: 'minKey',
  0x7f: 'maxKey',
};

/**
 * Reads one BSON document from the start of the buffer.
 * @throws CommandError InvalidBSON (22)
 */
export function decode(bytes: Buffer): BsonDocument {
  try {
    return new Decoder(bytes).document(0);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(22, 'the bytes are not a BSON document');
  }
}

/** Reads one value of the given BSON type. */
export function decodeValue(bytes: Buffer, type: number, at: number): BsonValue {
  return new Decoder(bytes, at).value(type, 0);
}

class Decoder {
  constructor(
    private readonly bytes: Buffer,
    private at = 0,
  ) {}

  document(depth: number): BsonDocument {
    const result: BsonDocument = new Map();
    this.elements(depth, (key, value) => result.set(key, value));
    return result;
  }

  private array(depth: number): BsonValue[] {
    const result: BsonValue[] = [];
    this.elements(depth, (_key, value) => result.push(value));
    return result;
  }

  private elements(depth: number, add: (key: string, value: BsonValue) => void): void {
    if (depth > MAX_DEPTH)
      throw new CommandError(22, `a document is nested deeper than ${MAX_DEPTH}`);
    const end = this.at + this.int32();
    for (;;) {
      const type = this.byte();
      if (type === 0) break;
      const key = this.cstring();
      add(key, this.value(type, depth));
    }
    if (this.at !== end) throw new CommandError(22, 'a document has a wrong length');
  }

  value(type: number, depth: number): BsonValue {
    switch (type) {
      case 0x01:
        return this.bytes.readDoubleLE(this.skip(8));
      case 0x02:
        return this.string();
      case 0x03:
        return this.document(depth + 1);
      case 0x04:
        return this.array(depth + 1);
      case 0x05:
        return this.binary();
      case 0x07:
        return new ObjectId(Uint8Array.from(this.slice(12)));
      case 0x08:
        return this.byte() !== 0;
      case 0x09:
        return this.date();
      case 0x0a:
        return null;
      case 0x0b:
        return new BSONRegExp(this.cstring(), this.cstring());
      case 0x10:
        return new Int32(this.int32());
      case 0x11:
        return new Timestamp(this.bytes.readBigUInt64LE(this.skip(8)));
      case 0x12:
        return this.bytes.readBigInt64LE(this.skip(8));
      default:
        throw refusal('BSON type', REFUSED_TYPES[type] ?? String(type));
    }
  }

  private date(): Date {
    const date = new Date(Number(this.bytes.readBigInt64LE(this.skip(8))));
    if (Number.isNaN(date.getTime())) throw new CommandError(22, 'a date is out of range');
    return date;
  }

  private binary(): Binary {
    const length = this.int32();
    const subtype = this.byte();
    return new Binary(Uint8Array.from(this.slice(length)), subtype);
  }

  private string(): string {
    const length = this.int32();
    if (length < 1) throw new CommandError(22, 'a string has a wrong length');
    const text = this.slice(length);
    return text.toString('utf8', 0, length - 1);
  }

  private cstring(): string {
    const end = this.bytes.indexOf(0, this.at);
    if (end < 0) throw new CommandError(22, 'a field name has no end');
    const text = this.bytes.toString('utf8', this.at, end);
    this.at = end + 1;
    return text;
  }

  private byte(): number {
    return this.bytes.readUInt8(this.skip(1));
  }

  private int32(): number {
    return this.bytes.readInt32LE(this.skip(4));
  }

  private slice(length: number): Buffer {
    const start = this.skip(length);
    if (length < 0 || this.at > this.bytes.length) throw new CommandError(22, 'BSON is cut short');
    return this.bytes.subarray(start, this.at);
  }

  private skip(length: number): number {
    const start = this.at;
    this.at += length;
    return start;
  }
}
