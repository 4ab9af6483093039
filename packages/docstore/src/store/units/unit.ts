import type { BsonDocument } from '../../values/types.js';
import type { Collection } from '../catalog/collection.js';
import type { StoredDocument } from '../records/stored-document.js';
import type { View } from './view.js';

/** What a command reads and changes: the store itself, or a transaction's view of it. */
export interface Unit extends View {
  /** how often the command has paused; at each pause others may have changed what it read */
  readonly pauses: number;
  /** the current version of a document found earlier; undefined if it has been removed since */
  current(collection: Collection, stored: StoredDocument): StoredDocument | undefined;
  /** @throws DuplicateKeyError or WriteConflict, before anything is written */
  insert(collection: Collection, document: BsonDocument): void;
  replace(collection: Collection, stored: StoredDocument, document: BsonDocument): void;
  remove(collection: Collection, stored: StoredDocument): void;
}
