import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { DocstoreInUseError, ownerFile } from './owner.js';

/** An empty SQLite file, locked by the process that has the directory open. */
const LOCK = 'lock';

/**
 * Locks the directory for this process. The operating system releases the lock however the process
 * ends, so there are no stale locks to remove.
 * @returns a function that releases the lock
 * @throws DocstoreInUseError
 */
export function lockDirectory(directory: string): () => void {
  const lock = lockFile(directory) ?? repairedLock(directory);
  writeFileSync(ownerFile(directory), String(process.pid));
  return () => lock.close();
}

/** Empties a damaged lock file and locks it. One that is in use would be busy, whatever it contains. */
function repairedLock(directory: string): Database.Database {
  truncateSync(join(directory, LOCK));
  const lock = lockFile(directory);
  if (!lock) throw new DocstoreInUseError(directory);
  return lock;
}

/** @returns undefined if the file is damaged */
function lockFile(directory: string): Database.Database | undefined {
  const lock = new Database(join(directory, LOCK));
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return undefined;
    throw code.startsWith('SQLITE_BUSY') ? new DocstoreInUseError(directory) : error;
  }
}
