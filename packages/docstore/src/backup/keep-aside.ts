import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { Connection } from '../store/file/connection.js';
import { SIDE_FILES } from '../store/file/files.js';
import { assertOurs } from '../store/file/format.js';
import { assertComplete, hasLog, markClosed } from '../store/file/open-mark.js';
import { sync } from './disk.js';
import { removeWithSideFiles } from './part.js';

/**
 * Gives a database file a second name in the same folder, so that it survives when another file replaces it. The log is
 * folded into the file if it can be read, otherwise kept alongside it.
 * @returns the second name; undefined if there is no file
 */
export function keepAside(file: string): string | undefined {
  const names = ['', ...SIDE_FILES];
  if (!names.some((suffix) => existsSync(`${file}${suffix}`))) return undefined;
  foldLog(file);
  const kept = freeName(`${keptName(file)}${timestamp()}`);
  for (const suffix of names) {
    if (existsSync(`${file}${suffix}`)) keep(`${file}${suffix}`, `${kept}${suffix}`);
  }
  return kept;
}

/** Whether a file is what `keepAside` kept of `original`, and still where it put it. */
export function isKeptAside(file: string, original: string): boolean {
  const folder = dirname(original);
  const place = realpathSync(file);
  return (
    basename(place).startsWith(basename(keptName(original))) &&
    existsSync(folder) &&
    dirname(place) === realpathSync(folder)
  );
}

const keptName = (file: string) => `${file}.before-restore-`;

/** Folds the log left by a killed store into its file. Leaves damaged files, and files that are no store, unchanged. */
function foldLog(file: string): void {
  try {
    const hadLog = hasLog(file);
    assertOurs(file);
    const connection = new Connection(file);
    try {
      assertComplete(connection, hadLog);
      markClosed(connection);
    } finally {
      connection.close();
    }
    for (const suffix of SIDE_FILES) rmSync(`${file}${suffix}`, { force: true }); // empty now
  } catch {
    // It is kept together with its log.
  }
}

/** A hard link is free. File systems without hard links get a copy, renamed into place when it is complete. */
function keep(file: string, kept: string): void {
  try {
    linkSync(file, kept);
  } catch {
    const part = `${kept}.part`;
    removeWithSideFiles(part);
    copyFileSync(file, part, constants.COPYFILE_EXCL);
    sync(part);
    renameSync(part, kept);
  }
}

function freeName(name: string): string {
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name}-${count}`;
    if (!['', ...SIDE_FILES].some((suffix) => existsSync(`${candidate}${suffix}`)))
      return candidate;
  }
}

/** For example `2026-11-21T20-15-03Z`. */
function timestamp(): string {
  return new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}
