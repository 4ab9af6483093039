import { rmSync, statSync } from 'node:fs';
import { checkStore } from '../store/check.js';
import { Catalog } from '../store/catalog/catalog.js';
import { Connection } from '../store/file/connection.js';
import { SIDE_FILES } from '../store/file/files.js';
import { assertOurs, hasTables, isMissingOrEmpty } from '../store/file/format.js';
import { assertComplete, hasLog, markClosed } from '../store/file/open-mark.js';
import { prepareSchema } from '../store/file/schema.js';
import { DocstoreUnusableError, unusable } from '../store/file/unusable.js';
import { unseal } from './seal.js';

/**
 * Checks every byte of the copy of a backup, and all that `verifyCopy` checks. Leaves a store without a checksum.
 * @param file the name to use in error messages
 * @throws DocstoreUnusableError
 */
export function verifyBackup(copy: string, file: string): void {
  named(copy, file, () => {
    // First, because these files get a reason that says more.
    assertStore(copy);
    unseal(copy);
    assertWhole(copy);
  });
}

/**
 * Checks every document and index in the copy of a store, and makes it one file without a log.
 * @param file the name to use in error messages
 * @throws DocstoreUnusableError
 */
export function verifyCopy(copy: string, file: string): void {
  named(copy, file, () => assertWhole(copy));
}

/** Names another file than the copy in error messages. */
function named(copy: string, file: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new DocstoreUnusableError(unusable(copy, error).message.replaceAll(copy, file));
  }
}

function assertStore(copy: string): void {
  if (isMissingOrEmpty(copy)) throw new DocstoreUnusableError(`${copy} is empty`);
  assertOurs(copy);
}

function assertWhole(copy: string): void {
  const hadLog = hasLog(copy);
  assertStore(copy);
  if (!hasTables(copy)) throw new DocstoreUnusableError(`${copy} is damaged: it lacks tables`);
  const connection = new Connection(copy);
  try {
    prepareSchema(connection);
    assertComplete(connection, hadLog);
    if (!hadLog) assertFullLength(connection);
    const [problem] = checkStore({ main: connection, catalog: new Catalog(connection) });
    if (problem !== undefined) {
      throw new DocstoreUnusableError(`${copy} is damaged: ${problem.replaceAll('\n', ' ')}`);
    }
    markClosed(connection);
  } finally {
    connection.close();
  }
  // They are empty, but SQLite removes them only when the connection's last statement is garbage-collected.
  for (const suffix of SIDE_FILES) rmSync(`${copy}${suffix}`, { force: true });
}

/** SQLite would read the missing part of a truncated last page as zeros. */
function assertFullLength(connection: Connection): void {
  const [pages, size] = ['page_count', 'page_size'].map((name) =>
    Number(connection.get(`PRAGMA ${name}`)?.[0]),
  );
  if (statSync(connection.path).size < (pages ?? 0) * (size ?? 0)) {
    throw new DocstoreUnusableError(`${connection.path} is damaged: its end is missing`);
  }
}
