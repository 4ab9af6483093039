import type { BsonDocument } from '../../values/types.js';

export interface IndexField {
  path: string;
  segments: string[];
  direction: 1 | -1;
}

/** A place in an index. */
export type Entry = [key: Buffer, record: number];

/** Is told of each entry that comes or goes. */
export interface IndexTally {
  /** whether all entries have been counted */
  readonly isReady: boolean;
  note(key: Buffer, by: 1 | -1): void;
}

/** An index: a table of ordered keys with the record each belongs to. */
export interface Index {
  id: number;
  name: string;
  fields: IndexField[];
  unique: boolean;
  sparse: boolean;
  /** seconds after the field's date at which documents are deleted */
  expireAfterSeconds?: number;
  /** as `listIndexes` shows it */
  specification: BsonDocument;
  /** for each field, whether any document holds an array on its path */
  multikey: boolean[];
  /** the catalog's generation in which it was created; older snapshots do not have it */
  generation: number;
  /** counts its entries in memory, if that was asked for */
  tally?: IndexTally | undefined;
}

export interface Collection {
  id: number;
  database: string;
  name: string;
  uuid: Buffer;
  indexes: Index[];
  /** the record id of the next document; for the planner, more than there are documents */
  nextRecordId: number;
  generation: number;
}

/** `database.collection` */
export function namespaceOf(collection: Collection): string {
  return `${collection.database}.${collection.name}`;
}

export function tableOf(collection: Collection): string {
  return `c${collection.id}`;
}

export function indexTableOf(index: Index): string {
  return `i${index.id}`;
}
