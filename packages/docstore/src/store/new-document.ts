import { CommandError } from '../errors.js';
import { encode } from '../values/encode.js';
import type { BsonDocument } from '../values/types.js';
import type { NewDocument } from './tables.js';

/** 16 MiB, MongoDB's own limit. */
export const maxDocumentBytes = 16 * 1024 * 1024;

/** Throws BSONObjectTooLarge (10334). */
export function newDocument(document: BsonDocument): NewDocument {
  const bytes = encode(document);
  if (bytes.length > maxDocumentBytes) {
    throw new CommandError(
      10334,
      `document of ${bytes.length} bytes is larger than ${maxDocumentBytes}`,
    );
  }
  return { document, bytes };
}
