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

/** Longer than for reads, because each slice costs a sync of the disk. */
const SLICE_MS = 15;

/** Options of a write outside of transactions. */
export interface WriteOptions {
  /** runs in the same write as each part but the last, e.g. to save the progress */
  alsoWrite?: () => void;
  /** whether the write is on the disk when it resolves (default); if not, the next synced write puts it there */
  isSynced?: boolean;
}

/**
 * A write outside of transactions, which changes the store directly. Each slice is committed when it ends
 * and, unless the options say otherwise, is then on the disk.
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

  /** Rolls back everything since the last pause, in the file and in memory. */
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
