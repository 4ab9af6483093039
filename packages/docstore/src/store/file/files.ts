import { join } from 'node:path';

/** The database itself; SQLite keeps its log beside it, with `-wal` and `-shm` at the end. */
export function databaseFile(directory: string): string {
  return join(directory, 'docstore.db');
}
