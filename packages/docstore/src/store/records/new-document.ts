import { CommandError } from '../../errors.js';
import { encode } from '../../values/encode.js';
import type { BsonDocument } from '../../values/types.js';
import type { NewDocument } from './tables.js';

/** 16 MiB, MongoDB's own limit. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** @throws CommandError BSONObjectTooLarge (10334) */
export function newDocument(document: BsonDocument): NewDocument {
  const bytes = encode(document);
  if (bytes.length > MAX_DOCUMENT_BYTES) {
    throw new CommandError(
      10334,
      `document of ${bytes.length} bytes is larger than ${MAX_DOCUMENT_BYTES}`,
    );
  }
  return { document, bytes };
}
