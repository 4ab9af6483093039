import { BSONRegExp } from 'bson';
import { CommandError } from '../errors.js';
import { withIdFirst } from '../update/upsert.js';
import { doc, isDocument, type BsonDocument } from '../values/types.js';
import { typeName } from '../values/type-names.js';
import type { WriteCommand } from './context.js';
import { collectionName, writable } from './namespace.js';
import { runBatch } from './write-batch.js';

export const insert: WriteCommand = {
  kind: 'write',
  inTransaction: true,
  run: (context, unit) => {
    const { args } = context;
    args.allow('insert', 'documents', 'ordered', 'bypassDocumentValidation');
    const documents = args.documents('documents');
    if (documents.length === 0) throw new CommandError(16, 'Write batch sizes must be at least 1');
    const collection = writable(context, unit, collectionName(context));
    let n = 0;
    const errors = runBatch(unit, documents, args.flag('ordered', true), (document) => {
      unit.insert(collection, withId(document));
      n++;
    });
    return doc({ n, writeErrors: errors.length > 0 ? errors : undefined });
  },
};

/** The document with an `_id`, in first place. */
export function withId(document: BsonDocument): BsonDocument {
  assertId(document);
  return withIdFirst(document);
}

/** An `_id` has one value that can be compared: throws InvalidIdField (53), or 52 for operators. */
export function assertId(document: BsonDocument): void {
  const id = document.get('_id');
  if (Array.isArray(id) || id instanceof BSONRegExp) {
    throw new CommandError(53, `The '_id' value cannot be of type ${typeName(id)}`);
  }
  const operator = isDocument(id) && [...id.keys()].find((key) => key.startsWith('$'));
  if (operator) throw new CommandError(52, `_id fields may not begin with '$': ${operator}`);
}
