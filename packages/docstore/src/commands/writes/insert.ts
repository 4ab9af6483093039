import { BSONRegExp } from 'bson';
import { CommandError } from '../../errors.js';
import { withIdFirst } from '../../update/upsert.js';
import { typeName } from '../../values/type-names.js';
import { doc, isDocument, type BsonDocument } from '../../values/types.js';
import type { WriteCommand } from '../command.js';
import { collectionName, writable } from '../namespace.js';
import { whenFree } from './change-found.js';
import { unlessEmpty } from './progress.js';
import { runBatch } from './write-batch.js';

export const insert: WriteCommand = {
  kind: 'write',
  fields: ['documents', 'ordered'],
  inTransaction: true,
  *run(context, unit, progress) {
    const { args } = context;
    const documents = args.documents('documents');
    const collection = writable(context, unit, collectionName(context));
    const ordered = args.flag('ordered', true);
    yield* runBatch(unit, documents, ordered, progress, function* (document) {
      assertId(document);
      yield* whenFree(unit, () => unit.insert(collection, withIdFirst(document)));
      progress.n++;
    });
    return doc({ n: progress.n, writeErrors: unlessEmpty(progress.writeErrors) });
  },
};

/**
 * An `_id` must be a single value that can be compared.
 * @throws CommandError InvalidIdField (53), or 52 for operators
 */
export function assertId(document: BsonDocument): void {
  const id = document.get('_id');
  if (Array.isArray(id) || id instanceof BSONRegExp) {
    throw new CommandError(53, `The '_id' value cannot be of type ${typeName(id)}`);
  }
  const operator = isDocument(id) && [...id.keys()].find((key) => key.startsWith('$'));
  if (operator) throw new CommandError(52, `_id fields may not begin with '$': ${operator}`);
}
