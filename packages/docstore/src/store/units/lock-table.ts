import { CommandError } from '../../errors.js';
import type { Collection, Index } from '../catalog/collection.js';

/** An open transaction, which holds locks until it ends. */
export interface LockHolder {
  /** settles when the holder has committed or aborted */
  readonly ended: Promise<void>;
  /** when its last command arrived, in ms since the epoch */
  readonly lastUsed: number;
  readonly held: Set<string>;
}

/** WriteConflict (112): another transaction wrote it first. */
export class WriteConflict extends CommandError {
  constructor(
    /** the open transaction that holds the lock; undefined if it has committed since the snapshot */
    readonly holder?: LockHolder,
  ) {
    super(112, 'Write conflict during plan execution and yielding is disabled. Please retry.');
  }
}

/** First writer wins: locks of open transactions on records and on unique keys. */
export class LockTable {
  private readonly holders = new Map<string, LockHolder>();

  /** @throws WriteConflict if another transaction holds it */
  assertFree(lock: string, self?: LockHolder): void {
    const holder = this.holders.get(lock);
    if (holder && holder !== self) throw new WriteConflict(holder);
  }

  acquire(lock: string, self: LockHolder): void {
    this.assertFree(lock, self);
    this.holders.set(lock, self);
    self.held.add(lock);
  }

  releaseAll(self: LockHolder): void {
    for (const lock of self.held) this.holders.delete(lock);
    self.held.clear();
  }
}

export function recordLock(collection: Collection, recordId: number): string {
  return `record ${collection.id} ${recordId}`;
}

export function keyLock(index: Index, key: Buffer): string {
  return `key ${index.id} ${key.toString('latin1')}`;
}
