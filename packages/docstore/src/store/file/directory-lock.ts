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
 * Holds the directory for this process. The operating system frees it when the process ends, in
 * whichever way, so no stale lock ever has to be removed.
 * @returns a function that gives the directory back
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

/** The process id of who has, or last had, the directory: for messages only. */
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
