import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile } from './files.js';
import { DocstoreUnusableError, unusable } from './unusable.js';

/** Files of a first start that was killed before it created the database, and files that a new disk contains. */
const MAY_BE_THERE = /^(lock(-journal)?|pid|docstore\.db(-journal)?|lost\+found|\..*)$/;
const MAX_NAMES = 5;

/**
 * Creates the folder if it is missing.
 * @throws DocstoreUnusableError when this user has no access to it, or when it holds another program's files
 */
export function prepareFolder(directory: string, { isToBeRestored = false } = {}): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(directory, error);
  }
  for (const name of ['docstore.db', 'docstore.db-wal', 'docstore.db-shm', 'lock', 'pid']) {
    assertAccess(join(directory, name));
  }
  // Checked before anything is written: another program's files may have the same names as ours.
  const isOurs = existsSync(databaseFile(directory)) || existsSync(join(directory, 'lock'));
  if (!isOurs && !isToBeRestored) {
    assertMayBeNew(directory);
  }
}

/**
 * Allows a new database only in an unused folder: not where the database file was lost or left out of a copy, and not
 * among the files of another program.
 * @throws DocstoreUnusableError
 */
export function assertMayBeNew(directory: string): void {
  const others = readdirSync(directory).filter((name) => !MAY_BE_THERE.test(name));
  if (others.length === 0) return;
  const names = others.slice(0, MAX_NAMES).join(', ') + (others.length > MAX_NAMES ? ', …' : '');
  throw new DocstoreUnusableError(
    `${directory} holds other files (${names}) but no database, or an empty one: restore a backup there, or start afresh in an empty folder`,
  );
}

function assertAccess(file: string): void {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw unusable(file, error);
  }
}
