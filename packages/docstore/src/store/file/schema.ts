import type { Connection } from './connection.js';

/** Raised when the file contains what older versions cannot read. */
export const FORMAT_VERSION = 1;

/** The file was written by a newer version of this package. */
export class DocstoreFormatError extends Error {
  override readonly name = 'DocstoreFormatError';
}

/** The file cannot be read as a store. */
export class DocstoreDamagedError extends Error {
  override readonly name = 'DocstoreDamagedError';
}

/**
 * Turns an empty file into a store.
 * @throws DocstoreFormatError for a store in a newer format
 */
export function prepareSchema(connection: Connection): void {
  connection.exec(`
    CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL);
    INSERT OR IGNORE INTO meta VALUES ('format', ${FORMAT_VERSION});
  `);
  const format = Number(connection.get(`SELECT value FROM meta WHERE key = 'format'`)?.[0]);
  if (format > FORMAT_VERSION) {
    throw new DocstoreFormatError(
      `the data was written in format ${format} and this version reads formats up to ${FORMAT_VERSION}: use a newer version`,
    );
  }
  connection.exec(`
    CREATE TABLE IF NOT EXISTS collections (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      database TEXT NOT NULL,
      name TEXT NOT NULL,
      uuid BLOB NOT NULL,
      UNIQUE (database, name)
    );
    CREATE TABLE IF NOT EXISTS indexes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      collection INTEGER NOT NULL,
      specification BLOB NOT NULL,
      multikey TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS retries (
      session BLOB PRIMARY KEY,
      number INTEGER NOT NULL,
      reply BLOB NOT NULL,
      at INTEGER NOT NULL
    );
  `);
}
