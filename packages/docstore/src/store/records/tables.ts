import type { BsonDocument } from '../../values/types.js';
import { indexTableOf, tableOf, type Collection, type Index } from '../catalog/collection.js';
import type { Connection } from '../file/connection.js';
import { indexKeys } from './index-keys.js';
import { checksumOf, StoredDocument } from './stored-document.js';

/** A document to be written: its fields, for the indexes, and its bytes. */
export interface NewDocument {
  document: BsonDocument;
  bytes: Buffer;
}

export function readRecord(
  connection: Connection,
  collection: Collection,
  recordId: number,
): StoredDocument | undefined {
  const row = connection.get(`SELECT doc, sum FROM ${tableOf(collection)} WHERE id = ?`, recordId);
  return row && StoredDocument.verified(recordId, row[0] as Buffer, Number(row[1]));
}

/** The record that has this key in a unique index. */
export function ownerOf(connection: Connection, index: Index, key: Buffer): number | undefined {
  const row = connection.get(`SELECT record FROM ${indexTableOf(index)} WHERE key = ?`, key);
  return row && Number(row[0]);
}

/**
 * Writes one record and its index entries. Without `before` it is an insert, without `after` a removal.
 * @param onMultikey called for an index field that holds an array for the first time
 */
export function writeRecord(
  connection: Connection,
  collection: Collection,
  recordId: number,
  before: BsonDocument | undefined,
  after: NewDocument | undefined,
  onMultikey: (index: Index, field: number) => void,
): void {
  writeRow(connection, collection, recordId, before !== undefined, after);
  for (const index of collection.indexes) {
    const { removed, added, multikey } = keyChanges(index, before, after?.document);
    for (const key of removed) {
      connection.run(
        `DELETE FROM ${indexTableOf(index)} WHERE key = ? AND record = ?`,
        key,
        recordId,
      );
      index.tally?.note(key, -1);
    }
    for (const key of added) addEntry(connection, index, key, recordId);
    multikey.forEach((isArray, field) => {
      if (isArray && !index.multikey[field]) onMultikey(index, field);
    });
  }
}

function writeRow(
  connection: Connection,
  collection: Collection,
  recordId: number,
  exists: boolean,
  after: NewDocument | undefined,
): void {
  const table = tableOf(collection);
  if (!after) {
    connection.run(`DELETE FROM ${table} WHERE id = ?`, recordId);
    return;
  }
  const sql = exists
    ? `UPDATE ${table} SET sum = ?, doc = ? WHERE id = ?`
    : `INSERT INTO ${table} (sum, doc, id) VALUES (?, ?, ?)`;
  connection.run(sql, checksumOf(after.bytes), after.bytes, recordId);
}

export function addEntry(
  connection: Connection,
  index: Index,
  key: Buffer,
  recordId: number,
): void {
  connection.run(`INSERT INTO ${indexTableOf(index)} (key, record) VALUES (?, ?)`, key, recordId);
  index.tally?.note(key, 1);
}

/** Marks, in the file and in memory, that an index field holds an array in some document. */
export function markMultikey(connection: Connection, index: Index, field: number): void {
  index.multikey[field] = true;
  connection.run(
    'UPDATE indexes SET multikey = ? WHERE id = ?',
    JSON.stringify(index.multikey),
    index.id,
  );
}

interface KeyChanges {
  removed: Buffer[];
  added: Buffer[];
  multikey: boolean[];
}

export function keyChanges(
  index: Index,
  before: BsonDocument | undefined,
  after: BsonDocument | undefined,
): KeyChanges {
  const old = before ? indexKeys(index, before).keys : [];
  const { keys: next, multikey } = after ? indexKeys(index, after) : { keys: [], multikey: [] };
  return {
    removed: old.filter((key) => !next.some((other) => other.equals(key))),
    added: next.filter((key) => !old.some((other) => other.equals(key))),
    multikey,
  };
}
