import type { BsonDocument } from '../../values/types.js';
import type { Catalog } from '../catalog/catalog.js';
import type { Collection, Index } from '../catalog/collection.js';
import type { Connection } from '../file/connection.js';
import { DuplicateKeyError } from '../records/duplicate-key.js';
import { keyLock, recordLock, type LockTable } from './lock-table.js';
import { newDocument } from '../records/new-document.js';
import type { StoredDocument } from '../records/stored-document.js';
import {
  keyChanges,
  markMultikey,
  ownerOf,
  readRecord,
  writeRecord,
  type NewDocument,
} from '../records/tables.js';
import type { Unit } from './unit.js';
import { forgetTallies } from '../tallies/tallies.js';
import type { WriteTurn } from './write-turn.js';

/** Longer than that of reads, for each costs a sync of the disk. */
const SLICE_MS = 15;

/** How a write outside of transactions is done. */
export interface WriteOptions {
  /** runs with each part but the last, in the same write, e.g. to note how far it has come */
  alsoWrite?: () => void;
  /** whether it is on the disk when it ends; if not, with the next write that is. By default it is. */
  isSynced?: boolean;
}

/**
 * A write outside of transactions changes the store itself. Each slice of it is written at once and,
 * unless its options say otherwise, is on the disk when the slice ends.
 */
export class DirectUnit implements Unit {
  readonly isTransaction = false;
  readonly sliceMs = SLICE_MS;
  pauses = 0;
  private readonly marked: [Index, number][] = [];

  constructor(
    readonly connection: Connection,
    private readonly catalog: Catalog,
    private readonly locks: LockTable,
    private readonly turn: WriteTurn,
    private readonly options: WriteOptions = {},
  ) {}

  blockedBy(): Promise<void> | undefined {
    return this.turn.taken;
  }

  resume(): void {
    if (this.options.isSynced === false) this.connection.syncCommits(false);
    this.connection.exec('BEGIN IMMEDIATE');
  }

  pause(): void {
    this.options.alsoWrite?.();
    this.finish();
    this.pauses++;
  }

  finish(): void {
    this.connection.exec('COMMIT');
    this.syncAgain();
    this.marked.length = 0;
  }

  /** Undoes what has been written since the last pause, in the file and in memory. */
  fail(): void {
    if (this.connection.inTransaction) {
      this.connection.exec('ROLLBACK');
      forgetTallies(this.catalog);
    }
    this.syncAgain();
    for (const [index, field] of this.marked) index.multikey[field] = false;
  }

  private syncAgain(): void {
    if (this.options.isSynced === false) this.connection.syncCommits(true);
  }

  collection(database: string, name: string): Collection | undefined {
    return this.catalog.find(database, name);
  }

  pending(): undefined {
    return undefined;
  }

  current(collection: Collection, stored: StoredDocument): StoredDocument | undefined {
    if (this.pauses === 0) return stored;
    const latest = readRecord(this.connection, collection, stored.recordId);
    return latest?.bytes.equals(stored.bytes) ? stored : latest;
  }

  insert(collection: Collection, document: BsonDocument): void {
    const next = newDocument(document);
    this.assertUnique(collection, undefined, next);
    this.write(collection, collection.nextRecordId++, undefined, next);
  }

  replace(collection: Collection, stored: StoredDocument, document: BsonDocument): void {
    const next = newDocument(document);
    this.locks.assertFree(recordLock(collection, stored.recordId));
    this.assertUnique(collection, stored, next);
    this.write(collection, stored.recordId, stored.document, next);
  }

  remove(collection: Collection, stored: StoredDocument): void {
    this.locks.assertFree(recordLock(collection, stored.recordId));
    this.write(collection, stored.recordId, stored.document, undefined);
  }

  private assertUnique(
    collection: Collection,
    before: StoredDocument | undefined,
    { document }: NewDocument,
  ): void {
    for (const index of collection.indexes) {
      if (!index.unique) continue;
      for (const key of keyChanges(index, before?.document, document).added) {
        this.locks.assertFree(keyLock(index, key));
        const owner = ownerOf(this.connection, index, key);
        if (owner !== undefined && owner !== before?.recordId) {
          throw new DuplicateKeyError(collection, index, key, document);
        }
      }
    }
  }

  private write(
    collection: Collection,
    recordId: number,
    before: BsonDocument | undefined,
    after: NewDocument | undefined,
  ): void {
    writeRecord(this.connection, collection, recordId, before, after, (index, field) => {
      markMultikey(this.connection, index, field);
      this.marked.push([index, field]);
    });
  }
}
