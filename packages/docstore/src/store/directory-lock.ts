import Database from 'libsql';
import { join } from 'node:path';

/** Another process has the directory open. */
export class DocstoreInUseError extends Error {
  override readonly name = 'DocstoreInUseError';

  constructor(directory: string) {
    super(
      `another process is using the data in ${directory}: stop it first, or choose another directory`,
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
  return () => lock.close();
}
