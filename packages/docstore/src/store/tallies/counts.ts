import type { Entry, Index } from '../catalog/collection.js';
import type { Connection } from '../file/connection.js';

/** Counts and positions of one index's entries. */
export interface IndexCounts {
  /** The number of entries whose keys come before this one. */
  rank(connection: Connection, key: Buffer): number;
  /** Roughly how many entries lie between two keys. */
  estimate(connection: Connection, low: Buffer, high: Buffer): number;
  /** The entry at this position, counted from 0. */
  entryAt(connection: Connection, position: number): Entry | undefined;
}

/** The current entry counts of indexes. */
export interface Counts {
  /** undefined for an index whose entries have not been counted */
  of(index: Index): IndexCounts | undefined;
  /** Requests that the index be counted later, in the background. */
  want(index: Index): void;
}
