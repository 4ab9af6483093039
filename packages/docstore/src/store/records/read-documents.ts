import { tableOf, type Collection } from '../catalog/collection.js';
import type { Connection, SqlValue } from '../file/connection.js';
import { padded } from './lists.js';
import { readPacked } from './packed-rows.js';
import { StoredDocument } from './stored-document.js';

/**
 * The documents of rows that have `id`, `doc` and `sum`.
 * @throws CommandError InternalError (1) for a document that no longer matches its checksum
 */
export function readDocuments(
  connection: Connection,
  rows: string,
  ...values: SqlValue[]
): StoredDocument[] {
  const columns = { numbers: ['id', 'sum'], bytes: ['doc'] };
  const {
    numbers: [ids = [], sums = []],
    bytes: [documents = []],
  } = readPacked(connection, columns, rows, ...values);
  return verified(ids, documents, sums);
}

/** The records with these ids, without those that do not exist. */
export function readRecords(
  connection: Connection,
  collection: Collection,
  ids: readonly number[],
): StoredDocument[] {
  if (ids.length === 0) return [];
  const wanted = padded(ids);
  const rows = `SELECT id, doc, sum FROM ${tableOf(collection)} WHERE id IN (${wanted.map(() => '?').join()})`;
  return readDocuments(connection, rows, ...wanted);
}

export function verified(
  ids: readonly number[],
  documents: readonly Buffer[],
  sums: readonly number[],
): StoredDocument[] {
  return documents.map((bytes, row) =>
    StoredDocument.verified(ids[row] ?? 0, bytes, sums[row] ?? 0),
  );
}

export function bytesOf(documents: readonly StoredDocument[]): number {
  return documents.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
