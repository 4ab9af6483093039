import type { Connection } from './connection.js';

/** Raised when what older editions cannot read is written into the file. */
export const formatVersion = 1;

/** The file was written by a newer edition of this package. */
export class DocstoreFormatError extends Error {
  override readonly name = 'DocstoreFormatError';
}

/** The file cannot be read as a store. */
export class DocstoreDamagedError extends Error {
  override readonly name = 'DocstoreDamagedError';
}

/** Makes an empty file a store, or checks that it is one of a format known here. */
export function prepareSchema(connection: Connection): void {
  connection.exec(`
    CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL);
    INSERT OR IGNORE INTO meta VALUES ('format', ${formatVersion});
  `);
  const format = Number(connection.get(`SELECT value FROM meta WHERE key = 'format'`)?.[0]);
  if (format > formatVersion) {
    throw new DocstoreFormatError(
      `the data was written in format ${format} and this edition reads formats up to ${formatVersion}: use a newer edition`,
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
