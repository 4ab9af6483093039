import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process has the directory open. */
export class DocstoreInUseError extends Error {
  override readonly name = 'DocstoreInUseError';

  constructor(directory: string) {
    super(
      `another process (${readOwner(directory)}) is using the data in ${directory}: stop it first, or choose another directory`,
    );
  }
}

/** The id of the process that holds, or last held, the directory: for messages only. */
export function readOwner(directory: string): string {
  try {
    return readFileSync(ownerFile(directory), 'utf8');
  } catch {
    return 'unknown';
  }
}

/** The file in which the process that locks the directory saves its id. */
export function ownerFile(directory: string): string {
  return join(directory, 'pid');
}
