import type { Host } from '../../work/scheduler.js';
import type { Collection } from '../catalog/collection.js';
import type { Connection } from '../file/connection.js';
import type { StoredDocument } from '../records/stored-document.js';
import type { Counts } from '../tallies/counts.js';

/** The connection to read from. It may change at a pause, so do not hold on to it. */
export interface Reader {
  readonly connection: Connection;
  /** the current entry counts of indexes; undefined if this reader does not read the current state */
  readonly tallies?: Counts | undefined;
}

/** Uncommitted documents by record id; null for removed ones. */
export type Pending = ReadonlyMap<number, StoredDocument | null>;

/** What a command reads: the store, or a transaction's view of it. */
export interface View extends Reader, Host {
  /** whether everything read so far is known to come from the same moment */
  readonly isOfOneMoment?: boolean;
  /** whether reads and writes belong to a multi-document transaction */
  readonly isTransaction: boolean;
  /** the collection, if this view has it */
  collection(database: string, name: string): Collection | undefined;
  /** uncommitted documents that `connection` does not show */
  pending(collection: Collection): Pending | undefined;
}
