import { join } from 'node:path';

/** What SQLite keeps beside a file: a log and its index, and the journal of a file that was never a log's. */
export const SIDE_FILES = ['-wal', '-journal', '-shm'] as const;

/** The database itself; SQLite keeps its log beside it, with `-wal` and `-shm` at the end. */
export function databaseFile(directory: string): string {
  return join(directory, 'docstore.db');
}

/** The log of a database file: what was written and is not in the file yet. */
export function logFile(file: string): string {
  return `${file}-wal`;
}
