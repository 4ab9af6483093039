import { join } from 'node:path';

/** The files that SQLite keeps next to a database: the log, the rollback journal and the index of the log. */
export const SIDE_FILES = ['-wal', '-journal', '-shm'] as const;

/** The path of the database file. SQLite adds `-wal` and `-shm` for the files next to it. */
export function databaseFile(directory: string): string {
  return join(directory, 'docstore.db');
}

/** The path of a database's log, which holds writes that are not in the database file yet. */
export function logFile(file: string): string {
  return `${file}-wal`;
}
