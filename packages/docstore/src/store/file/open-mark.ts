import { existsSync } from 'node:fs';
import { CommandError } from '../../errors.js';
import type { Connection } from './connection.js';
import { logFile } from './files.js';
import { DocstoreUnusableError } from './unusable.js';

const EMPTY_LOG = 'PRAGMA wal_checkpoint(TRUNCATE)';

/**
 * Marks the file as open. A file with this mark is incomplete without its log: it was copied from a running or killed
 * shop, and lacks the latest writes.
 */
export function markOpen(connection: Connection): void {
  try {
    setOpen(connection, 1);
    // The mark must be in the file, which may be copied alone. The log keeps its size, so closing works on a full disk.
    connection.exec('PRAGMA wal_checkpoint(FULL)');
  } catch (error) {
    if (!(error instanceof CommandError)) throw error; // on a full disk the store serves without the mark
  }
}

/** Moves the log into the file, which is then complete by itself, and clears the open mark. */
export function markClosed(connection: Connection): void {
  try {
    setOpen(connection, 0);
  } catch {
    connection.exec(EMPTY_LOG); // makes room on a full disk
    setOpen(connection, 0);
  }
  connection.exec(EMPTY_LOG);
}

/** @param hadLog whether the log existed before the file was opened; opening creates a new one */
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
