import { closeSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { Connection } from '../store/file/connection.js';
import { lockDirectory } from '../store/file/directory-lock.js';
import { databaseFile } from '../store/file/files.js';
import { assertOurs, isMissingOrEmpty } from '../store/file/format.js';
import { assertComplete, hasLog, markClosed } from '../store/file/open-mark.js';
import { DocstoreUnusableError, isDiskFull, unusable } from '../store/file/unusable.js';
import { sync, syncFolder } from './disk.js';
import { partOf, removeLeftovers, removeWithSideFiles } from './part.js';
import { seal } from './seal.js';
import { assertTarget } from './target.js';
import { verifyCopy } from './verify.js';

export interface BackupOptions {
  /** folder of the data */
  dataDir: string;
  /** the backup file, which holds everything */
  file: string;
}

/**
 * Writes all data, as of one moment, into one new file. The store may be running, in this or another
 * process, and is not blocked. The file ends with a checksum, and gets its name only when it is complete and has been
 * checked.
 * @throws DocstoreUnusableError for data that can't be read, and a file that exists or lies in the data's folder
 */
export function backupDocstore({ dataDir, file }: BackupOptions): void {
  if (isMissingOrEmpty(databaseFile(dataDir))) {
    throw new DocstoreUnusableError(`there is no data in ${dataDir}: say where it is`);
  }
  assertTarget(file, dataDir);
  removeLeftovers(file);
  const part = partOf(file);
  try {
    // It will hold password hashes and addresses: created empty, and readable for this user only.
    closeSync(openSync(part, 'wx', 0o600));
    copyTo(part, dataDir);
    markCopyClosed(part);
    verifyCopy(part, file);
    seal(part);
    sync(part);
    assertTarget(file, dataDir);
    renameSync(part, file);
    syncFolder(dirname(file));
  } catch (error) {
    removeWithSideFiles(part);
    throw unusable(file, error);
  }
}

function copyTo(part: string, dataDir: string): void {
  const source = databaseFile(dataDir);
  const hadLog = hasLog(source);
  try {
    assertOurs(source);
    const connection = new Connection(source);
    try {
      assertComplete(connection, hadLog);
      connection.run('VACUUM INTO ?', part);
    } finally {
      markClosedUnlessServed(connection, dataDir, hadLog);
      connection.close();
    }
  } catch (error) {
    throw isDiskFull(error) ? error : unusable(source, error);
  }
}

/** Closing the last connection removes the log, so the file must be marked as complete without one. */
function markClosedUnlessServed(connection: Connection, dataDir: string, hadLog: boolean): void {
  if (!hadLog) return;
  try {
    const unlock = lockDirectory(dataDir);
    markClosed(connection);
    unlock();
  } catch {
    // Still being served: it keeps its log.
  }
}

/** Clears the open mark, which the copy has if the store was open. */
function markCopyClosed(part: string): void {
  const connection = new Connection(part);
  try {
    markClosed(connection);
  } finally {
    connection.close();
  }
}
