import { Binary, BSONRegExp, Int32, ObjectId, Timestamp } from 'bson';
import { isDocument, type BsonDocument, type BsonValue } from './types.js';

/** Bytes of a document that are copied into a reply without decoding. */
export class RawDocument {
  constructor(readonly bytes: Buffer) {}
}

type Encodable = BsonValue | RawDocument | EncodableDocument | Encodable[];
export type EncodableDocument = Map<string, Encodable>;

export function encode(document: BsonDocument | EncodableDocument): Buffer {
  const encoder = new Encoder();
  encoder.document(document);
  return encoder.result();
}

/**
 * Like `encode`, but leaves `free` bytes before the document for a message header. Nothing is copied again; the buffer
 * may be larger than needed.
 * @param expected estimated size in bytes, so that memory is allocated once
 */
export function encodeBehind(free: number, document: EncodableDocument, expected: number): Buffer {
  const encoder = new Encoder(free, expected);
  encoder.document(document);
  return encoder.whole();
}

class Encoder {
  private bytes: Buffer;

  constructor(
    private at = 0,
    expected = 0,
  ) {
    this.bytes = Buffer.allocUnsafe(Math.max(at + expected, 1024));
  }

  result(): Buffer {
    return Buffer.from(this.whole());
  }

  whole(): Buffer {
    return this.bytes.subarray(0, this.at);
  }

  document(document: EncodableDocument): void {
    const start = this.reserve(4);
    for (const [key, value] of document) this.element(key, value);
    this.byte(0);
    this.bytes.writeInt32LE(this.at - start, start);
  }

  private element(key: string, value: Encodable): void {
    const typeAt = this.reserve(1);
    this.cstring(key);
    const type = this.value(value);
    this.bytes[typeAt] = type; // only now: writing the value may have reallocated the buffer
  }

  /** Writes the value and returns its BSON type. */
  private value(value: Encodable): number {
    if (typeof value === 'string') return (this.string(value), 0x02);
    if (typeof value === 'number') return (this.double(value), 0x01);
    if (typeof value === 'boolean') return (this.byte(value ? 1 : 0), 0x08);
    if (typeof value === 'bigint') return (this.int64(value), 0x12);
    if (value === null) return 0x0a;
    if (value instanceof Int32) return (this.int32(value.value), 0x10);
    if (value instanceof ObjectId) return (this.raw(value.id), 0x07);
    if (value instanceof Date) return (this.int64(BigInt(value.getTime())), 0x09);
    if (Array.isArray(value)) return (this.array(value), 0x04);
    if (value instanceof RawDocument) return (this.raw(value.bytes), 0x03);
    if (isDocumentLike(value)) return (this.document(value), 0x03);
    return this.rareValue(value);
  }

  private rareValue(value: Exclude<BsonValue, BsonDocument | BsonValue[]>): number {
    if (value instanceof Binary) return (this.binary(value), 0x05);
    if (value instanceof Timestamp) {
      this.int64(BigInt.asIntN(64, value.toBigInt()));
      return 0x11;
    }
    if (value instanceof BSONRegExp) {
      this.cstring(value.pattern);
      this.cstring(value.options);
      return 0x0b;
    }
    throw new TypeError('not a BSON value');
  }

  private array(items: readonly Encodable[]): void {
    const start = this.reserve(4);
    items.forEach((item, index) => this.element(String(index), item));
    this.byte(0);
    this.bytes.writeInt32LE(this.at - start, start);
  }

  private binary(value: Binary): void {
    this.int32(value.position);
    this.byte(value.sub_type);
    this.raw(value.buffer.subarray(0, value.position));
  }

  private string(text: string): void {
    const lengthAt = this.reserve(4);
    const start = this.at;
    this.cstring(text, true);
    this.bytes.writeInt32LE(this.at - start, lengthAt);
  }

  private cstring(text: string, mayHoldZero = false): void {
    if (!mayHoldZero && text.includes('\0')) throw new TypeError('a field name holds a zero byte');
    const start = this.reserve(text.length * 3 + 1);
    this.at = start + this.bytes.write(text, start, 'utf8');
    this.byte(0);
  }

  private byte(value: number): void {
    const at = this.reserve(1);
    this.bytes.writeUInt8(value, at);
  }

  private double(value: number): void {
    const at = this.reserve(8);
    this.bytes.writeDoubleLE(value, at);
  }

  private int32(value: number): void {
    const at = this.reserve(4);
    this.bytes.writeInt32LE(value, at);
  }

  private int64(value: bigint): void {
    const at = this.reserve(8);
    this.bytes.writeBigInt64LE(value, at);
  }

  private raw(bytes: Uint8Array): void {
    const start = this.reserve(bytes.length);
    this.bytes.set(bytes, start);
  }

  private reserve(length: number): number {
    const start = this.at;
    this.at += length;
    if (this.at > this.bytes.length) {
      const grown = Buffer.allocUnsafe(Math.max(this.at, this.bytes.length * 2));
      grown.set(this.bytes.subarray(0, start));
      this.bytes = grown;
    }
    return start;
  }
}

function isDocumentLike(value: Encodable): value is EncodableDocument {
  return isDocument(value as BsonValue);
}
