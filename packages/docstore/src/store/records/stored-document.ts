import { crc32 } from 'node:zlib';
import { CommandError } from '../../errors.js';
import { decode } from '../../values/decode.js';
import { decodeFields, type FieldNames } from '../../values/elements.js';
import type { BsonDocument } from '../../values/types.js';

/** Stored beside each document, so that a flipped bit is noticed when it is read. */
export function checksumOf(bytes: Buffer): number {
  return crc32(bytes);
}

/** A document as the store holds it; decoded only when its fields are needed. */
export class StoredDocument {
  private decoded?: BsonDocument;

  constructor(
    /** its row in the collection's table; ascending in the order of insertion */
    readonly recordId: number,
    readonly bytes: Buffer,
  ) {}

  /** @throws CommandError InternalError (1) if the bytes are not those that were written */
  static verified(recordId: number, bytes: Buffer, checksum: number): StoredDocument {
    if (checksumOf(bytes) === checksum) return new StoredDocument(recordId, bytes);
    throw new CommandError(
      1,
      `the database file is damaged: record ${recordId} has changed on the disk`,
    );
  }

  /** Shared by its readers: never changed in place. */
  get document(): BsonDocument {
    return (this.decoded ??= decode(this.bytes));
  }

  /** At least the fields with these names; all if there are none. Cheaper than the whole document. */
  fields(names: FieldNames | undefined): BsonDocument {
    return names && !this.decoded ? decodeFields(this.bytes, names) : this.document;
  }

  /** The same, to be held for long: what is read together shares its memory. */
  alone(): StoredDocument {
    return new StoredDocument(this.recordId, Buffer.from(this.bytes));
  }

  /** Frees the decoded document; it can be decoded again. */
  forget(): void {
    this.decoded = undefined;
  }
}
