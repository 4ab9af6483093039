import { CommandError } from '../errors.js';
import { Catalog } from './catalog/catalog.js';
import { Connection } from './file/connection.js';
import { DirectUnit } from './units/direct-unit.js';
import { databaseFile } from './file/files.js';
import { prepareFolder } from './file/folder.js';
import { lockDirectory } from './file/directory-lock.js';
import { LockTable, WriteConflict, type LockHolder } from './units/lock-table.js';
import { Retries } from './units/retries.js';
import { openFile } from './file/open-file.js';
import { markClosed } from './file/open-mark.js';
import { unusable } from './file/unusable.js';
import { Transaction } from './units/transaction.js';

/** How long a write waits for an open transaction before it gives up. */
const MAX_WAIT_MS = 15_000;
/** A transaction that has been silent for this long is aborted if a write waits for it. */
const MAX_SILENCE_MS = 3_000;
const MAX_IDLE_CONNECTIONS = 8;

/** An open data directory. Everything except waiting is synchronous. */
export class Store {
  readonly main: Connection;
  readonly catalog: Catalog;
  readonly retries: Retries;
  private readonly locks = new LockTable();
  private readonly transactions = new Set<Transaction>();
  private readonly snapshots: Connection[] = [];
  private readonly file: string;
  private readonly unlock: () => void;

  /** @throws DocstoreInUseError, DocstoreUnusableError */
  constructor(directory: string) {
    prepareFolder(directory);
    this.unlock = lock(directory);
    this.file = databaseFile(directory);
    try {
      this.main = openFile(this.file);
      this.catalog = new Catalog(this.main);
      this.retries = new Retries(this.main);
    } catch (error) {
      this.unlock();
      throw unusable(this.file, error);
    }
  }

  /** A view for reading outside of transactions. */
  read(): DirectUnit {
    return new DirectUnit(this.main, this.catalog, this.locks);
  }

  /**
   * Runs a write outside of transactions, all or nothing, and on the disk when it returns. Where an
   * open transaction is in the way, it waits for its end and starts again.
   */
  async write<T>(run: (unit: DirectUnit) => T, deadline = Date.now() + MAX_WAIT_MS): Promise<T> {
    for (;;) {
      const unit = this.read();
      this.main.exec('BEGIN IMMEDIATE');
      try {
        const result = run(unit);
        this.main.exec('COMMIT');
        return result;
      } catch (error) {
        if (this.main.inTransaction) this.main.exec('ROLLBACK');
        unit.undo();
        if (!(error instanceof WriteConflict) || !error.holder) throw error;
        if (Date.now() >= deadline) throw error;
        await this.waitFor(error.holder, deadline);
      }
    }
  }

  begin(): Transaction {
    const connection = this.snapshots.pop() ?? new Connection(this.file);
    const transaction = new Transaction(connection, this.main, this.catalog, this.locks);
    this.transactions.add(transaction);
    return transaction;
  }

  /** @param alsoWrite runs in the same write, e.g. to record that the commit was answered */
  commit(transaction: Transaction, alsoWrite: () => void): void {
    if (!this.transactions.has(transaction))
      throw new CommandError(251, 'the transaction has ended');
    try {
      this.main.exec('BEGIN IMMEDIATE');
      transaction.apply();
      alsoWrite();
      this.main.exec('COMMIT');
    } catch (error) {
      if (this.main.inTransaction) this.main.exec('ROLLBACK');
      throw error;
    } finally {
      this.end(transaction);
    }
  }

  abort(transaction: Transaction): void {
    if (this.transactions.has(transaction)) this.end(transaction);
  }

  isOpen(transaction: Transaction): boolean {
    return this.transactions.has(transaction);
  }

  /** Aborts transactions that have been silent for longer than the given time, in ms. */
  abortSilent(longest: number): void {
    for (const transaction of this.transactions) {
      if (transaction.lastUsed < Date.now() - longest) this.end(transaction);
    }
  }

  /** Waits until the holder ends or the deadline (ms since the epoch) passes. */
  async waitFor(holder: LockHolder, deadline: number): Promise<void> {
    while (Date.now() < deadline) {
      const pause = Math.min(deadline - Date.now(), 250);
      let timer: NodeJS.Timeout | undefined;
      const paused = new Promise<'paused'>((resolve) => {
        timer = setTimeout(() => resolve('paused'), pause);
      });
      const outcome = await Promise.race([holder.ended.then(() => 'ended'), paused]);
      clearTimeout(timer);
      if (outcome === 'ended') return;
      this.abortSilent(MAX_SILENCE_MS);
    }
  }

  close(): void {
    for (const transaction of this.transactions) this.end(transaction);
    for (const connection of this.snapshots) connection.close();
    this.emptyLog();
    this.main.close();
    this.unlock();
  }

  /** Moves the log into the file. If the disk is full it stays, and is read at the next opening. */
  private emptyLog(): void {
    try {
      markClosed(this.main);
    } catch (error) {
      process.stderr.write(`docstore: the log could not be emptied: ${String(error)}\n`);
    }
  }

  private end(transaction: Transaction): void {
    this.transactions.delete(transaction);
    transaction.end();
    if (this.snapshots.length < MAX_IDLE_CONNECTIONS) this.snapshots.push(transaction.connection);
    else transaction.connection.close();
  }
}

function lock(directory: string): () => void {
  try {
    return lockDirectory(directory);
  } catch (error) {
    throw unusable(directory, error);
  }
}
