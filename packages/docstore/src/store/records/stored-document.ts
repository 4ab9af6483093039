import { crc32 } from 'node:zlib';
import { CommandError } from '../../errors.js';
import { decode } from '../../values/decode.js';
import { decodeFields, type FieldNames } from '../../values/elements.js';
import type { BsonDocument } from '../../values/types.js';

/** Stored with each document, so that a flipped bit is noticed when the document is read. */
export function checksumOf(bytes: Buffer): number {
  return crc32(bytes);
}

/** A document in its stored form; decoded only when its fields are needed. */
export class StoredDocument {
  private decoded?: BsonDocument;

  constructor(
    /** its row in the collection's table; ascends in insertion order */
    readonly recordId: number,
    readonly bytes: Buffer,
  ) {}

  /** @throws CommandError InternalError (1) if the bytes do not match the checksum */
  static verified(recordId: number, bytes: Buffer, checksum: number): StoredDocument {
    if (checksumOf(bytes) === checksum) return new StoredDocument(recordId, bytes);
    throw new CommandError(
      1,
      `the database file is damaged: record ${recordId} has changed on the disk`,
    );
  }

  /** Decoded once and shared by all callers: never change it in place. */
  get document(): BsonDocument {
    return (this.decoded ??= decode(this.bytes));
  }

  /** At least the fields with these names, or all if `names` is undefined. Cheaper than the whole document. */
  fields(names: FieldNames | undefined): BsonDocument {
    return names && !this.decoded ? decodeFields(this.bytes, names) : this.document;
  }

  /** A copy for long-term use: documents that are read together share one buffer and would keep all of it in memory. */
  alone(): StoredDocument {
    return new StoredDocument(this.recordId, Buffer.from(this.bytes));
  }

  /** Frees the decoded document; it can be decoded again. */
  forget(): void {
    this.decoded = undefined;
  }
}
