import type { Connection } from './connection.js';
import { assertMark } from './format.js';

/**
 * Turns a marked file into a store.
 * @throws DocstoreUnusableError for a store in a newer format, or another program's file
 */
export function prepareSchema(connection: Connection): void {
  const mark = Number(connection.get('PRAGMA application_id')?.[0]);
  const format = Number(connection.get('PRAGMA user_version')?.[0]);
  assertMark(connection.path, mark, format);
  connection.exec(`
    CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL);
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
