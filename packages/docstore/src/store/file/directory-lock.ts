import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/** Another process has the directory open. */
export class DocstoreInUseError extends Error {
  override readonly name = 'DocstoreInUseError';

  constructor(directory: string) {
    super(
      `another process (${readOwner(directory)}) is using the data in ${directory}: stop it first, or choose another directory`,
    );
  }
}

/**
 * Locks the directory for this process. The operating system releases the lock however the process
 * ends, so there are no stale locks to remove.
 * @returns a function that releases the lock
 * @throws DocstoreInUseError
 */
export function lockDirectory(directory: string): () => void {
  const lock = new Database(join(directory, 'lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new DocstoreInUseError(directory);
  }
  writeFileSync(ownerFile(directory), String(process.pid));
  return () => lock.close();
}

/** The id of the process that holds, or last held, the directory: for messages only. */
export function readOwner(directory: string): string {
  try {
    return readFileSync(ownerFile(directory), 'utf8');
  } catch {
    return 'unknown';
  }
}

function ownerFile(directory: string): string {
  return join(directory, 'pid');
}
