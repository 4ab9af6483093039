import Database from 'libsql';
import { CommandError } from '../../errors.js';

export type SqlValue = number | string | Buffer | null;

type Statement = Database.Statement<[readonly SqlValue[]]>;

/** Emptying the log truncates it to this size if it has grown longer. */
const KEPT_LOG_BYTES = 64 * 1024 * 1024;

/** One SQLite connection with its prepared statements. All calls are synchronous. */
export class Connection {
  private readonly database: Database.Database;
  private readonly statements = new Map<string, Statement>();

  constructor(
    readonly path: string,
    cacheKb = 32_000,
  ) {
    this.database = new Database(path);
    this.database.exec('PRAGMA journal_mode = WAL');
    this.syncCommits(true);
    this.database.exec(`PRAGMA journal_size_limit = ${KEPT_LOG_BYTES}`);
    this.database.exec(`PRAGMA cache_size = -${cacheKb}`);
  }

  /**
   * Sets whether commits are durable when they are acknowledged, by syncing the log at each commit. The next synced
   * commit also makes earlier unsynced commits durable. To be called only between transactions.
   */
  syncCommits(are: boolean): void {
    this.exec(`PRAGMA synchronous = ${are ? 'FULL' : 'NORMAL'}`);
  }

  exec(sql: string): void {
    guard(() => this.database.exec(sql));
  }

  all(sql: string, ...values: SqlValue[]): unknown[][] {
    return guard(() => this.prepare(sql).all(values)) as unknown[][];
  }

  get(sql: string, ...values: SqlValue[]): unknown[] | undefined {
    return guard(() => this.prepare(sql).get(values)) as unknown[] | undefined;
  }

  run(sql: string, ...values: SqlValue[]): void {
    guard(() => this.prepare(sql).run(values));
  }

  get inTransaction(): boolean {
    return this.database.inTransaction;
  }

  close(): void {
    this.statements.clear();
    this.database.close();
  }

  /** The SQLite driver returns blobs intact only in raw rows, and takes them intact only as one array of parameters. */
  private prepare(sql: string): Statement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.database.prepare<[readonly SqlValue[]]>(sql);
      if (/^(select|pragma)/i.test(sql)) statement.raw();
      this.statements.set(sql, statement);
    }
    return statement;
  }
}

function guard<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw isSqliteError(error) ? translate(error) : error;
  }
}

function isSqliteError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE');
}

function translate(error: Error & { code: string }): Error {
  if (error.code.startsWith('SQLITE_FULL') || error.code.startsWith('SQLITE_IOERR')) {
    return new CommandError(
      14031,
      `the disk is full or failing, nothing was written: ${error.message}`,
    );
  }
  if (error.code.startsWith('SQLITE_CORRUPT') || error.code.startsWith('SQLITE_NOTADB')) {
    return new CommandError(1, `the database file is damaged: ${error.message}`);
  }
  if (error.message.startsWith('no such table')) {
    return new CommandError(
      175,
      `a collection or an index was dropped while it was in use: ${error.message}`,
    );
  }
  return error;
}
