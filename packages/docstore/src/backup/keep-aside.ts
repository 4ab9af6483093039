import { constants, copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { Connection } from '../store/file/connection.js';
import { SIDE_FILES } from '../store/file/files.js';
import { assertOurs } from '../store/file/format.js';
import { assertComplete, hasLog, markClosed } from '../store/file/open-mark.js';
import { sync } from './disk.js';
import { removeWithSideFiles } from './part.js';

/**
 * Gives a database file a second name beside it, under which it stays when another takes its place. Its log goes into
 * it where it can be read, else along with it.
 * @returns the second name; undefined where there is no file
 */
export function keepAside(file: string): string | undefined {
  const names = ['', ...SIDE_FILES];
  if (!names.some((suffix) => existsSync(`${file}${suffix}`))) return undefined;
  foldLog(file);
  const kept = freeName(`${file}.before-restore-${timestamp()}`);
  for (const suffix of names) {
    if (existsSync(`${file}${suffix}`)) keep(`${file}${suffix}`, `${kept}${suffix}`);
  }
  return kept;
}

/** Moves the log of a store that was killed into its file. A file that is damaged or no store is left as it is. */
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
    // It is kept with its log.
  }
}

/** A second name costs nothing; where the disk knows none, a copy appears when it is complete. */
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

/** As in `2026-11-21T20-15-03Z`. */
function timestamp(): string {
  return new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}
