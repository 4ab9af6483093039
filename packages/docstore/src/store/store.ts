import { transactionEnded } from '../errors.js';
import { Catalog } from './catalog/catalog.js';
import type { Collection } from './catalog/collection.js';
import type { Connection } from './file/connection.js';
import { DirectUnit, type WriteOptions } from './units/direct-unit.js';
import { databaseFile } from './file/files.js';
import { prepareFolder } from './file/folder.js';
import { lockDirectory } from './file/directory-lock.js';
import { LockTable, type LockHolder } from './units/lock-table.js';
import { ReadView } from './units/read-view.js';
import { Retries } from './units/retries.js';
import { openFile } from './file/open-file.js';
import { markClosed } from './file/open-mark.js';
import { unusable } from './file/unusable.js';
import { Snapshots } from './units/snapshots.js';
import { Transaction } from './units/transaction.js';
import { forgetTallies, Tallies } from './tallies/tallies.js';
import { WholeWrite } from './units/whole-write.js';
import { WriteTurn } from './units/write-turn.js';
import { Scheduler, type Limits } from '../work/scheduler.js';
import type { LockingWork, Work } from '../work/work.js';

/** A transaction that has been idle for this long is aborted if a write waits for it. */
const MAX_SILENCE_MS = 3_000;

/** An open data directory. */
export class Store {
  readonly main: Connection;
  readonly catalog: Catalog;
  readonly retries: Retries;
  readonly scheduler: Scheduler;
  private readonly turn = new WriteTurn();
  private readonly locks = new LockTable();
  private readonly transactions = new Set<Transaction>();
  private readonly snapshots: Snapshots;
  private readonly tallies = new Tallies((work) => {
    const view = this.view();
    return this.scheduler.run(work(view), view);
  });
  private readonly file: string;
  private readonly unlock: () => void;

  /**
   * @param maxSliceMs the longest time that a command runs before it yields to others
   * @throws DocstoreInUseError, DocstoreUnusableError
   */
  constructor(directory: string, maxSliceMs?: number) {
    prepareFolder(directory);
    this.unlock = lock(directory);
    this.file = databaseFile(directory);
    this.snapshots = new Snapshots(this.file);
    this.scheduler = new Scheduler((holder, until) => this.waitFor(holder, until), maxSliceMs);
    try {
      this.main = openFile(this.file);
      this.catalog = new Catalog(this.main);
      this.retries = new Retries(this.main);
    } catch (error) {
      this.unlock();
      throw unusable(this.file, error);
    }
  }

  /** The view for a read outside of transactions. */
  view(): ReadView {
    return new ReadView(this.main, this.catalog, this.snapshots, this.tallies);
  }

  /**
   * Runs a write outside of transactions. It is on the disk when this resolves, unless the options say
   * otherwise. A write that takes longer than a slice is written in parts, and other commands run between them.
   * It waits for the end of an open transaction that has locked what it writes.
   */
  write<T>(
    run: (unit: DirectUnit) => LockingWork<T>,
    limits?: Limits,
    options?: WriteOptions,
  ): Promise<T> {
    const unit = new DirectUnit(this.main, this.catalog, this.locks, this.turn, options);
    return this.scheduler.run(run(unit), unit, limits);
  }

  begin(): Transaction {
    const transaction = new Transaction(this.main, this.catalog, this.locks, this.snapshots);
    this.transactions.add(transaction);
    return transaction;
  }

  /**
   * Writes all changes of a transaction atomically: reads see nothing of it before it is done, and everything after.
   * @param alsoWrite runs in the same write, e.g. to record that the commit was answered
   */
  async commit(transaction: Transaction, alsoWrite: () => void): Promise<void> {
    if (!this.transactions.delete(transaction)) throw transactionEnded();
    function* apply(): Work<void> {
      yield* transaction.apply();
      alsoWrite();
    }
    try {
      await this.scheduler.run(apply(), this.wholeWrite());
    } finally {
      transaction.end();
    }
  }

  /** Creates an index and adds all documents to it. Meanwhile reads run without it, and writes wait. */
  async addIndex(run: () => Work<() => void>): Promise<void> {
    const state = { publish: (): void => undefined };
    function* work(): Work<void> {
      state.publish = yield* run();
    }
    const whenWritten = (): void => state.publish();
    await this.scheduler.run(work(), this.wholeWrite(whenWritten));
  }

  private wholeWrite(whenWritten?: () => void): WholeWrite {
    const whenUndone = (): void => forgetTallies(this.catalog);
    return new WholeWrite(this.main, this.turn, { whenWritten, whenUndone });
  }

  /** Creates or drops collections, or drops indexes, as soon as no other write has exclusive access to the file. */
  change<T>(run: (catalog: Catalog) => T): Promise<T> {
    return this.turn.whenFree(() => run(this.catalog));
  }

  /** The collection, which is created if it does not exist. */
  ensureCollection(database: string, name: string): Promise<Collection> {
    return this.change((catalog) => catalog.find(database, name) ?? catalog.create(database, name));
  }

  abort(transaction: Transaction): void {
    if (this.transactions.has(transaction)) this.end(transaction);
  }

  isOpen(transaction: Transaction): boolean {
    return this.transactions.has(transaction);
  }

  /** Aborts transactions that have been idle for longer than the given time, in ms. */
  abortSilent(longest: number): void {
    for (const transaction of this.transactions) {
      if (transaction.lastUsed < Date.now() - longest) this.end(transaction);
    }
  }

  /** Waits until the holder ends, or until the given time by the scheduler's clock. */
  async waitFor(holder: LockHolder, until: number): Promise<void> {
    while (this.scheduler.now() < until) {
      const pause = Math.min(until - this.scheduler.now(), 250);
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
    this.scheduler.close();
    if (this.main.inTransaction) this.main.exec('ROLLBACK');
    this.snapshots.close();
    this.emptyLog();
    this.main.close();
    this.unlock();
  }

  /** Moves the log into the file. If the disk is full the log stays, and is read when the store opens again. */
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
  }
}

function lock(directory: string): () => void {
  try {
    return lockDirectory(directory);
  } catch (error) {
    throw unusable(directory, error);
  }
}
