import type { Entry, Index } from '../catalog/collection.js';
import type { Connection } from '../file/connection.js';

/** How many entries one index has, and where. */
export interface IndexCounts {
  /** How many entries have keys before this one. */
  rank(connection: Connection, key: Buffer): number;
  /** How many entries lie between two keys, about. */
  estimate(connection: Connection, low: Buffer, high: Buffer): number;
  /** The entry with so many others before it. */
  entryAt(connection: Connection, position: number): Entry | undefined;
}

/** How many entries indexes have at present. */
export interface Counts {
  /** undefined for an index whose entries have not been counted */
  of(index: Index): IndexCounts | undefined;
  /** Has an index counted, some time. */
  want(index: Index): void;
}
