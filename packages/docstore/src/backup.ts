import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Connection } from './store/file/connection.js';
import { databaseFile } from './store/file/files.js';
import { lockDirectory } from './store/file/directory-lock.js';
import { DocstoreDamagedError, prepareSchema } from './store/file/schema.js';

export interface BackupOptions {
  /** folder of the data */
  dataDir: string;
  /** the backup: one file with everything */
  file: string;
}

/**
 * Writes all data, as of one moment, into one file. The store may be running, in this or another
 * process, and is not blocked. An older backup of that name is replaced at the very end.
 */
export function backupDocstore({ dataDir, file }: BackupOptions): void {
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new Error(`there is no data in ${dataDir}`);
  const part = `${file}.part`;
  mkdirSync(dirname(file), { recursive: true });
  rmSync(part, { force: true });
  const connection = new Connection(source);
  try {
    // It holds password hashes and addresses: created empty, so that nobody else can ever read it.
    closeSync(openSync(part, 'w', 0o600));
    connection.run('VACUUM INTO ?', part);
  } finally {
    connection.close();
  }
  sync(part);
  renameSync(part, file);
}

/**
 * Replaces the data with a backup. If it throws, the present data is unchanged.
 * @throws DocstoreInUseError while a store is running on the data
 * @throws DocstoreDamagedError for a file that is not a complete backup
 */
export function restoreDocstore({ dataDir, file }: BackupOptions): void {
  if (!existsSync(file)) throw new Error(`there is no backup ${file}`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDirectory(dataDir);
  try {
    const target = databaseFile(dataDir);
    const part = `${target}.part`;
    copyFileSync(file, part);
    chmodSync(part, 0o600);
    verify(part);
    sync(part);
    for (const log of ['-wal', '-shm']) rmSync(`${target}${log}`, { force: true });
    renameSync(part, target);
  } finally {
    unlock();
  }
}

function verify(file: string): void {
  let complaint: unknown;
  try {
    const connection = new Connection(file);
    complaint = connection.get('PRAGMA quick_check')?.[0];
    if (complaint === 'ok') prepareSchema(connection);
    connection.close();
  } catch (error) {
    complaint = error instanceof Error ? error.message : error;
  }
  for (const log of ['-wal', '-shm']) rmSync(`${file}${log}`, { force: true });
  if (complaint === 'ok') return;
  rmSync(file, { force: true });
  throw new DocstoreDamagedError(`the backup cannot be read: ${String(complaint)}`);
}

/** Makes sure that the file is on the disk. */
function sync(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
