import { existsSync } from 'node:fs';
import { CommandError } from '../../errors.js';
import type { Connection } from './connection.js';
import { logFile } from './files.js';
import { DocstoreUnusableError } from './unusable.js';

const EMPTY_LOG = 'PRAGMA wal_checkpoint(TRUNCATE)';

/**
 * While a store is open its file says so. A file that says so needs its log: without it, it was copied from a running
 * shop, or from one that was killed, and lacks the latest writes.
 */
export function markOpen(connection: Connection): void {
  try {
    setOpen(connection, 1);
    // Into the file itself, which may be copied alone; the log keeps its size, so that a full disk can't stop closing.
    connection.exec('PRAGMA wal_checkpoint(FULL)');
  } catch (error) {
    if (!(error instanceof CommandError)) throw error; // on a full disk the store serves without the mark
  }
}

/** Moves the log into the file, which is then whole by itself and says so. */
export function markClosed(connection: Connection): void {
  try {
    setOpen(connection, 0);
  } catch {
    connection.exec(EMPTY_LOG); // makes room on a full disk
    setOpen(connection, 0);
  }
  connection.exec(EMPTY_LOG);
}

/** @param hadLog whether the log was there before the file was opened, which makes a new one */
export function assertComplete(connection: Connection, hadLog: boolean): void {
  if (hadLog || connection.get(`SELECT value FROM meta WHERE key = 'open'`)?.[0] !== 1) return;
  const log = logFile(connection.path);
  throw new DocstoreUnusableError(
    `${connection.path} was in use when it was copied or its machine stopped, and its log is missing: put ${log} beside it too or restore a backup, or make an empty ${log} to go on without the latest writes`,
  );
}

export function hasLog(file: string): boolean {
  return existsSync(logFile(file));
}

function setOpen(connection: Connection, value: 0 | 1): void {
  connection.run(`INSERT OR REPLACE INTO meta VALUES ('open', ?)`, value);
}
