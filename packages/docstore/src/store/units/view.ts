import type { Host } from '../../work/scheduler.js';
import type { Collection } from '../catalog/collection.js';
import type { Connection } from '../file/connection.js';
import type { StoredDocument } from '../records/stored-document.js';
import type { Counts } from '../tallies/counts.js';

/** Where reads go. It may be another connection after a pause, so ask for each read. */
export interface Reader {
  readonly connection: Connection;
  /** the entries of indexes, counted as of now; undefined where what is read is not the present */
  readonly tallies?: Counts | undefined;
}

/** Documents written but not yet committed, by record id; null for removed ones. */
export type Pending = ReadonlyMap<number, StoredDocument | null>;

/** What a command reads: the store, or a transaction's view of it. */
export interface View extends Reader, Host {
  /** whether all that was read so far is known to be of the same moment */
  readonly isOfOneMoment?: boolean;
  /** whether reads and writes belong to a multi-document transaction */
  readonly isTransaction: boolean;
  /** finds the collection, if this view has it */
  collection(database: string, name: string): Collection | undefined;
  /** what has been written here and `connection` does not show */
  pending(collection: Collection): Pending | undefined;
}
