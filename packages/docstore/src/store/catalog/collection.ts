import type { BsonDocument } from '../../values/types.js';

export interface IndexField {
  path: string;
  segments: string[];
  direction: 1 | -1;
}

/** One entry of an index. */
export type Entry = [key: Buffer, record: number];

/** Receives each entry that is added to or removed from an index. */
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
  /** as `listIndexes` returns it */
  specification: BsonDocument;
  /** for each field, whether any document holds an array on its path */
  multikey: boolean[];
  /** the catalog's generation in which it was created; older snapshots do not have it */
  generation: number;
  /** the in-memory entry counts, if they were requested */
  tally?: IndexTally | undefined;
}

export interface Collection {
  id: number;
  database: string;
  name: string;
  uuid: Buffer;
  indexes: Index[];
  /** the record id of the next document; the planner uses it as an upper bound for the number of documents */
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
