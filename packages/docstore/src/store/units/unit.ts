import type { BsonDocument } from '../../values/types.js';
import type { Collection } from '../catalog/collection.js';
import type { Connection } from '../file/connection.js';
import type { StoredDocument } from '../records/stored-document.js';

/** Documents written but not yet committed, by record id; null for removed ones. */
export type Pending = ReadonlyMap<number, StoredDocument | null>;

/** What a command works on: the store as it is, or a transaction's view of it. */
export interface Unit {
  /** reads go here */
  readonly connection: Connection;
  /** whether reads and writes belong to a multi-document transaction */
  readonly isTransaction: boolean;
  /** finds the collection, if this view has it */
  collection(database: string, name: string): Collection | undefined;
  /** what this unit has written and `connection` does not show */
  pending(collection: Collection): Pending | undefined;
  /** @throws DuplicateKeyError or WriteConflict, before anything is written */
  insert(collection: Collection, document: BsonDocument): void;
  replace(collection: Collection, stored: StoredDocument, document: BsonDocument): void;
  remove(collection: Collection, stored: StoredDocument): void;
}
