import { emptyDocument, type BsonDocument } from '../../values/types.js';
import { transactionEnded } from '../../errors.js';
import type { Catalog } from '../catalog/catalog.js';
import type { Collection } from '../catalog/collection.js';
import type { Connection } from '../file/connection.js';
import { DuplicateKeyError } from '../records/duplicate-key.js';
import { indexKeys } from '../records/index-keys.js';
import {
  keyLock,
  recordLock,
  WriteConflict,
  type LockHolder,
  type LockTable,
} from './lock-table.js';
import { newDocument } from '../records/new-document.js';
import { StoredDocument } from '../records/stored-document.js';
import { keyChanges, markMultikey, ownerOf, readRecord, writeRecord } from '../records/tables.js';
import type { Snapshots } from './snapshots.js';
import { PAUSE, type Work } from '../../work/work.js';
import type { Unit } from './unit.js';
import type { Pending } from './view.js';

interface Changes {
  collection: Collection;
  records: Map<number, StoredDocument | null>;
}

/**
 * A multi-document transaction: reads come from a snapshot of the file, taken when it begins;
 * writes stay in memory, under locks, until the commit writes them all at once.
 */
export class Transaction implements Unit, LockHolder {
  readonly isTransaction = true;
  /** the snapshot */
  connection: Connection;
  readonly held = new Set<string>();
  readonly ended: Promise<void>;
  lastUsed = Date.now();
  private readonly changes = new Map<number, Changes>();
  /** the pending document that holds each unique key */
  private readonly pendingKeys = new Map<string, number>();
  /** whether no command has finished in it yet, so that no client has seen its snapshot */
  isFresh = true;
  /** always 0: pauses do not matter, because it never sees the writes of others */
  readonly pauses = 0;
  private hasEnded = false;
  private generation = 0;
  private markEnded: () => void = () => undefined;

  constructor(
    private readonly main: Connection,
    private readonly catalog: Catalog,
    private readonly locks: LockTable,
    private readonly snapshots: Snapshots,
  ) {
    this.ended = new Promise((resolve) => (this.markEnded = resolve));
    this.connection = snapshots.take();
    this.generation = catalog.generation;
  }

  /** Takes a newer snapshot; allowed only in a fresh transaction. */
  renewSnapshot(): void {
    this.snapshots.release(this.connection);
    this.connection = this.snapshots.take();
    this.generation = this.catalog.generation;
  }

  /** @throws CommandError NoSuchTransaction (251) if it has ended in the meantime */
  resume(): void {
    if (this.hasEnded) throw transactionEnded();
    this.lastUsed = Date.now();
  }

  /** @throws WriteConflict if the collection or its indexes have changed since the snapshot */
  collection(database: string, name: string): Collection | undefined {
    const found = this.catalog.find(database, name);
    const changed = found
      ? found.generation > this.generation ||
        found.indexes.some((index) => index.generation > this.generation)
      : this.catalog.droppedSince(database, name, this.generation);
    if (changed) throw new WriteConflict();
    return found;
  }

  pending(collection: Collection): Pending | undefined {
    return this.changes.get(collection.id)?.records;
  }

  current(_collection: Collection, stored: StoredDocument): StoredDocument {
    return stored;
  }

  insert(collection: Collection, document: BsonDocument): void {
    const recordId = collection.nextRecordId++;
    this.change(collection, recordId, undefined, document);
  }

  replace(collection: Collection, stored: StoredDocument, document: BsonDocument): void {
    this.lockRecord(collection, stored);
    this.change(collection, stored.recordId, stored, document);
  }

  remove(collection: Collection, stored: StoredDocument): void {
    this.lockRecord(collection, stored);
    this.change(collection, stored.recordId, stored, undefined);
  }

  /** Writes all changes. The caller opens and ends the write on the main connection. */
  *apply(): Work<void> {
    for (const { collection, records } of this.changes.values()) {
      if (this.collection(collection.database, collection.name) !== collection) {
        throw new WriteConflict();
      }
      for (const [recordId, next] of records) {
        const before = readRecord(this.main, collection, recordId);
        if (!before && !next) continue;
        const after = next ? { document: next.document, bytes: next.bytes } : undefined;
        writeRecord(this.main, collection, recordId, before?.document, after, (index, field) =>
          markMultikey(this.main, index, field),
        );
        yield PAUSE;
      }
    }
  }

  get hasChanges(): boolean {
    return this.changes.size > 0;
  }

  /** Releases the snapshot and all locks. */
  end(): void {
    this.hasEnded = true;
    this.snapshots.release(this.connection);
    this.locks.releaseAll(this);
    this.markEnded();
  }

  private change(
    collection: Collection,
    recordId: number,
    before: StoredDocument | undefined,
    document: BsonDocument | undefined,
  ): void {
    const next = document && newDocument(document);
    this.lockKeys(collection, recordId, before?.document, document);
    const stored = next ? new StoredDocument(recordId, next.bytes) : null;
    this.changesOf(collection).records.set(recordId, stored);
  }

  private changesOf(collection: Collection): Changes {
    let changes = this.changes.get(collection.id);
    if (!changes) {
      changes = { collection, records: new Map() };
      this.changes.set(collection.id, changes);
    }
    return changes;
  }

  /** @throws WriteConflict if another transaction holds the lock or the record has changed since the snapshot */
  private lockRecord(collection: Collection, stored: StoredDocument): void {
    this.locks.acquire(recordLock(collection, stored.recordId), this);
    if (this.pending(collection)?.has(stored.recordId)) return;
    const latest = readRecord(this.main, collection, stored.recordId);
    if (!latest?.bytes.equals(stored.bytes)) throw new WriteConflict();
  }

  private lockKeys(
    collection: Collection,
    recordId: number,
    before: BsonDocument | undefined,
    after: BsonDocument | undefined,
  ): void {
    for (const index of collection.indexes) {
      if (!index.unique) continue;
      const { added, removed } = keyChanges(index, before, after);
      for (const key of added) {
        const lock = keyLock(index, key);
        this.locks.acquire(lock, this);
        this.assertUnique(collection, index, key, recordId, after ?? emptyDocument());
        this.pendingKeys.set(lock, recordId);
      }
      for (const key of removed) {
        const lock = keyLock(index, key);
        this.locks.acquire(lock, this);
        this.pendingKeys.delete(lock);
      }
    }
  }

  private assertUnique(
    collection: Collection,
    index: Collection['indexes'][number],
    key: Buffer,
    recordId: number,
    document: BsonDocument,
  ): void {
    const pendingOwner = this.pendingKeys.get(keyLock(index, key));
    if (pendingOwner !== undefined && pendingOwner !== recordId) {
      throw new DuplicateKeyError(collection, index, key, document);
    }
    const owner = ownerOf(this.main, index, key);
    if (owner === undefined || owner === recordId) return;
    const pending = this.pending(collection)?.get(owner);
    if (pending === null) return;
    if (pending && !indexKeys(index, pending.document).keys.some((held) => held.equals(key)))
      return;
    const seen = ownerOf(this.connection, index, key) !== undefined;
    throw seen ? new DuplicateKeyError(collection, index, key, document) : new WriteConflict();
  }
}
