import { decode } from '../values/decode.js';
import type { BsonDocument } from '../values/types.js';

/** A document as the store holds it; decoded only when somebody looks inside. */
export class StoredDocument {
  private decoded?: BsonDocument;

  constructor(
    /** its row in the collection's table, for life; ascending in the order of insertion */
    readonly recordId: number,
    readonly bytes: Buffer,
  ) {}

  /** Shared by all who read it: never changed in place. */
  get document(): BsonDocument {
    return (this.decoded ??= decode(this.bytes));
  }
}
