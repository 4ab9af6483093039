import {
  chmodSync,
  copyFileSync,
  existsSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { lockDirectory } from '../store/file/directory-lock.js';
import { databaseFile, logFile, SIDE_FILES } from '../store/file/files.js';
import { prepareFolder } from '../store/file/folder.js';
import { DocstoreUnusableError, unusable } from '../store/file/unusable.js';
import type { BackupOptions } from './backup.js';
import { sync, syncFolder } from './disk.js';
import { isKeptAside, keepAside } from './keep-aside.js';
import { removeWithSideFiles } from './part.js';
import { verifyBackup, verifyCopy } from './verify.js';

/**
 * Replaces the data with a backup. If this throws, or is killed at any moment, the current data is still there.
 * @returns the file in which the former data is kept; undefined if there was none
 * @throws DocstoreInUseError while a store is running on the data
 * @throws DocstoreUnusableError for a file that is neither a whole backup nor data that an earlier restore kept, and a
 *   folder that can't be used
 */
export function restoreDocstore({ dataDir, file }: BackupOptions): string | undefined {
  assertFile(file, databaseFile(dataDir));
  prepareFolder(dataDir, { isToBeRestored: true });
  const unlock = lock(dataDir);
  try {
    return replace(dataDir, file);
  } catch (error) {
    throw unusable(dataDir, error);
  } finally {
    unlock();
  }
}

function replace(dataDir: string, file: string): string | undefined {
  const target = databaseFile(dataDir);
  const part = `${target}.part`;
  removeWithSideFiles(part); // left by a restore that was killed
  try {
    copy(file, part);
    if (isKeptAside(file, target)) {
      // The former data have no checksum, and perhaps a log, like the data themselves.
      if (existsSync(logFile(file))) copy(logFile(file), logFile(part));
      verifyCopy(part, file);
    } else verifyBackup(part, file);
    sync(part);
    const kept = keepAside(target);
    syncFolder(dataDir);
    // A log belongs to one file: SQLite would apply it to whatever file it lies next to.
    for (const suffix of SIDE_FILES) rmSync(`${target}${suffix}`, { force: true });
    renameSync(part, target);
    syncFolder(dataDir);
    return kept;
  } catch (error) {
    removeWithSideFiles(part);
    throw error;
  }
}

function copy(from: string, to: string): void {
  copyFileSync(from, to);
  chmodSync(to, 0o600);
}

function assertFile(file: string, target: string): void {
  if (!existsSync(file)) throw new DocstoreUnusableError(`there is no backup ${file}`);
  if (!statSync(file).isFile()) throw new DocstoreUnusableError(`${file} is not a file`);
  if (existsSync(target) && realpathSync(file) === realpathSync(target)) {
    throw new DocstoreUnusableError(`${file} is the data itself: say which backup to restore`);
  }
}

function lock(dataDir: string): () => void {
  try {
    return lockDirectory(dataDir);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}
