import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import Database from 'libsql';
import { DocstoreUnusableError } from './unusable.js';

/** SQLite's `application_id` of our files: "docs" in ASCII. */
export const APPLICATION_ID = 0x646f6373;
/** SQLite's `user_version` of our files. Raised when older versions can no longer read the file. */
export const FORMAT_VERSION = 1;

const MAGIC = 'SQLite format 3\0';
/** Bytes; https://www.sqlite.org/fileformat.html, "The Database Header". */
const HEADER_SIZE = 100;
const USER_VERSION_AT = 60;
const APPLICATION_ID_AT = 68;

/** The tables of every store. */
const TABLES = ['collections', 'indexes', 'meta', 'retries'];

/** Whether there is no file, or an empty one. */
export function isMissingOrEmpty(file: string): boolean {
  return !existsSync(file) || statSync(file).size === 0;
}

/**
 * Checks a file without changing it.
 * @throws DocstoreUnusableError for a file that is not a store, or that a newer version wrote
 */
export function assertOurs(file: string): void {
  const header = readHeader(file);
  if (header?.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw new DocstoreUnusableError(`${file} cannot be opened as a store: it is no database`);
  }
  assertMark(file, header.readInt32BE(APPLICATION_ID_AT), header.readInt32BE(USER_VERSION_AT));
}

/** @throws DocstoreUnusableError for another program's mark or none, or a newer format than this version knows */
export function assertMark(file: string, mark: number, format: number): void {
  if (mark !== APPLICATION_ID) throw foreign(file);
  if (format <= FORMAT_VERSION) return;
  throw new DocstoreUnusableError(
    `${file} was written in format ${format} and this version reads formats up to ${FORMAT_VERSION}: use a newer version`,
  );
}

/** Creates an empty file that carries our mark from its first byte on, before there is a log. */
export function createMarked(file: string): void {
  const database = new Database(file);
  try {
    database.exec(`BEGIN; ${MARK} COMMIT;`);
  } finally {
    database.close();
  }
}

const MARK = `PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${FORMAT_VERSION};`;

function foreign(file: string): Error {
  return new DocstoreUnusableError(
    `${file} cannot be opened as a store: it is the database of another program`,
  );
}

function readHeader(file: string): Buffer | undefined {
  const header = Buffer.alloc(HEADER_SIZE);
  const descriptor = openSync(file, 'r');
  try {
    const length = readSync(descriptor, header, 0, HEADER_SIZE, 0);
    return length === HEADER_SIZE ? header : undefined;
  } finally {
    closeSync(descriptor);
  }
}

/** Whether the file has every table of a store. */
export function hasTables(file: string): boolean {
  const database = new Database(file);
  try {
    const names = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck();
    const found = new Set(names.all());
    return TABLES.every((name) => found.has(name));
  } catch {
    return false;
  } finally {
    database.close();
  }
}
